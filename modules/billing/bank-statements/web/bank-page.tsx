import { Button, Tabs } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { BANK_TABS, bankRoutes } from '../rules/contract.ts';
import classes from './bank.module.css';
import { BankLines } from './bank-lines.tsx';
import { BankUpload } from './bank-upload.tsx';

const CURRENT_PATH = '/finance/bank';

/**
 * Page of finance for bank statements (`/finance/bank`): upload of a file, and tabs of imported payments by
 * status, to confirm which invoices they paid.
 */
export function BankPage() {
  const t = useText();
  const go = useNavigateTo();
  const requestedTab = useSearchText<'tab'>().tab;
  const tab = BANK_TABS.find((one) => one === requestedTab) ?? BANK_TABS[0];
  const summary = useGet(bankRoutes.summary);
  const [isOpen, setOpen] = useState(false);
  const isFirst = summary.isSuccess && summary.data.Statements.length === 0;
  return (
    <>
      <PageHeader title={t('TITLE_BANK')} lead={t('BANK_LEAD')}>
        {!isOpen && !isFirst && (
          <Button leftSection={<IconUpload size={17} />} onClick={() => setOpen(true)}>
            {t('BANK_UPLOAD')}
          </Button>
        )}
      </PageHeader>
      {(isOpen || isFirst) && (
        <BankUpload onClose={isFirst ? undefined : () => setOpen(false)} onDone={() => setOpen(false)} />
      )}
      <Tabs
        value={tab}
        onChange={(next) => go(`${CURRENT_PATH}?tab=${next}`, { replace: true })}
        keepMounted={false}
        className={classes.tabs}
      >
        <Tabs.List mb="md" aria-label={t('BANK_LINES')}>
          {BANK_TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`BANK_TAB_${one}`)} <span className="num">{summary.data?.Counts[one] ?? ''}</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {BANK_TABS.map((one) => (
          <Tabs.Panel key={one} value={one}>
            <BankLines status={one} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
