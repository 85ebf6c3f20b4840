import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { BodyOf } from '#platform/common/contract/define-route.ts';
import { downloadFrom } from '#platform/web/api/download-from.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { accountStatementRoutes } from '../../rules/account-contract.ts';
import classes from './account.module.css';

type Input = Omit<BodyOf<typeof accountStatementRoutes.document>, 'As'>;

/** Buttons on the statement of account page to print the displayed statement or download it as CSV or PDF. */
export function AccountDownloads({ asked: query }: { asked: Input }) {
  const t = useText();
  const pdf = useSend(accountStatementRoutes.document, { onSuccess: ({ Url }) => downloadFrom(Url) });
  const csv = useSend(accountStatementRoutes.document, { onSuccess: ({ Url }) => downloadFrom(Url) });
  const icon = <IconDownload size={17} stroke={1.7} />;
  return (
    <Row align="stretch" gap="xs" className={classes.tools}>
      <Button
        variant="default"
        leftSection={<IconPrinter size={17} stroke={1.7} />}
        onClick={() => window.print()}
      >
        {t('ACCOUNT_PRINT')}
      </Button>
      <Button
        variant="default"
        leftSection={icon}
        loading={csv.isPending}
        onClick={() => csv.mutate({ ...query, As: 'CSV' })}
      >
        {t('ACCOUNT_CSV')}
      </Button>
      <Button leftSection={icon} loading={pdf.isPending} onClick={() => pdf.mutate({ ...query, As: 'PDF' })}>
        {t('ACCOUNT_PDF')}
      </Button>
    </Row>
  );
}
