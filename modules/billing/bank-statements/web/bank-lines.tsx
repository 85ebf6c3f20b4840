import { Button, Pagination } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type BANK_TABS, bankRoutes, MAX_BATCH_SIZE } from '../rules/contract.ts';
import { BANK_LINE_STATUS } from '../rules/statuses.ts';
import { BankLineRow } from './bank-line-row.tsx';

const PAGE_SIZE = 20;
type Props = { status: (typeof BANK_TABS)[number] };

/**
 * List of the bank statement lines of one status, page by page. Finance can confirm all matched lines of the
 * page together; each line shows its own failure.
 */
export function BankLines({ status }: Props) {
  const t = useText();
  const [Page, setPage] = useState(1);
  const [whyNot, setWhyNot] = useState<Readonly<Record<string, string>>>({});
  const query = { Status: status, Page, PageSize: PAGE_SIZE } as const;
  const lines = useGet(bankRoutes.lines, query, { keepPrevious: true });
  const rows = lines.data?.Rows ?? [];
  const ready = rows
    .flatMap(({ LineKey, Status, Invoice }) =>
      BANK_LINE_STATUS[Status].IsCertain && Invoice ? [{ LineKey, InvoiceKey: Invoice.InvoiceKey }] : [],
    )
    .slice(0, MAX_BATCH_SIZE);
  const all = useSend(bankRoutes.confirmMany, {
    onSuccess: ({ Items }) => {
      const failed = Items.filter(({ IsDone }) => !IsDone);
      const done = Items.length - failed.length;
      setWhyNot(Object.fromEntries(failed.map(({ LineKey, Message }) => [LineKey, Message ?? ''])));
      if (failed.length === 0) toast(t('BANK_CONFIRMED_ALL', { count: done }));
      else toast(t('BANK_CONFIRMED_SOME', { done, left: failed.length }), 'warning');
    },
  });
  if (lines.isPending)
    return (
      <Card>
        <Skeletons lines={5} />
      </Card>
    );
  if (lines.isError) return <ErrorPanel error={lines.error} onRetry={() => lines.refetch()} />;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState title={t(`BANK_NONE_${status}`)} text={t('BANK_NONE_TEXT')} />
      </Card>
    );
  const pages = Math.ceil(lines.data.Total / PAGE_SIZE);
  return (
    <Stack gap="md">
      {BANK_LINE_STATUS[status].IsCertain && ready.length > 1 && (
        <Row isOneLine align="stretch" justify="end">
          <Button
            leftSection={<IconChecks size={17} />}
            loading={all.isPending}
            onClick={() => all.mutate({ Lines: ready })}
          >
            {t('BANK_CONFIRM_ALL', { count: ready.length })}
          </Button>
        </Row>
      )}
      <Card isFlush>
        <Stack as="ul">
          {rows.map((line) => (
            <BankLineRow key={line.LineKey} line={line} whyNot={whyNot[line.LineKey]} />
          ))}
        </Stack>
      </Card>
      {pages > 1 && <Pagination total={pages} value={Page} onChange={setPage} />}
    </Stack>
  );
}
