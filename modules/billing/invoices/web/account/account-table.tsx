/**
 * Table of the entries of a statement of account with the balance after each, between opening and closing
 * balance; refunds have a download of their note.
 */

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadFrom } from '#platform/web/api/download-from.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { AccountStatement, LedgerRow } from '../../rules/account-contract.ts';
import { refundNoteRoute } from '../../rules/document-contract.ts';
import { invoiceAddress } from '../invoice-addresses.ts';
import classes from './account.module.css';

/** Downloads the note of one refund as a PDF in the user's language. */
function RefundNote({ refundKey: RefundKey }: { refundKey: string }) {
  const t = useText();
  const send = useSend(refundNoteRoute, { onSuccess: ({ Url }) => downloadFrom(Url) });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload size={15} stroke={1.7} />}
      loading={send.isPending}
      onClick={() => send.mutate({ RefundKey })}
    >
      {t('REFUND_NOTE_DOWNLOAD')}
    </Button>
  );
}

/** All entries with the balance after each; on narrow screens each entry is a card. */
export function AccountTable({ statement }: { statement: AccountStatement }) {
  const t = useText();
  const { amount, date } = useFormat();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('ACCOUNT_DATE')}</th>
          <th scope="col">{t('ACCOUNT_DESCRIPTION')}</th>
          <th scope="col">{t('ACCOUNT_DEBIT')}</th>
          <th scope="col">{t('ACCOUNT_CREDIT')}</th>
          <th scope="col">{t('ACCOUNT_BALANCE')}</th>
        </tr>
      </thead>
      <tbody>
        <tr className={classes.edge}>
          <td>{date(statement.From)}</td>
          <th scope="row" colSpan={3}>
            {t('ACCOUNT_OPENING')}
          </th>
          <td data-label={t('ACCOUNT_BALANCE')}>{amount(statement.OpeningCents)}</td>
        </tr>
        {statement.Rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no key and are read-only
          <Entry key={at} row={row} />
        ))}
      </tbody>
      <tfoot>
        <tr className={classes.edge}>
          <td>{date(statement.To)}</td>
          <th scope="row">{t('ACCOUNT_CLOSING')}</th>
          <td data-label={t('ACCOUNT_DEBIT')}>{amount(statement.DebitCents)}</td>
          <td data-label={t('ACCOUNT_CREDIT')}>{amount(statement.CreditCents)}</td>
          <td data-label={t('ACCOUNT_BALANCE')}>{amount(statement.ClosingCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Entry({ row }: { row: LedgerRow }) {
  const t = useText();
  const localized = useLocalized();
  const { amount, date } = useFormat();
  const { Kind, Key } = row.About;
  const more = [row.AboutNo, localized(row.ServiceName), row.TransactionNo].filter(Boolean).join(' · ');
  return (
    <tr>
      <td>{date(row.On)}</td>
      <td>
        {t(`LEDGER_${row.Kind}`)}{' '}
        {row.InvoiceKey === null || Key === null ? (
          row.InvoiceNo
        ) : (
          <AppLink className={classes.link} href={invoiceAddress({ Kind, Key })}>
            {row.InvoiceNo}
          </AppLink>
        )}
        <Words as="span" isBlock tone="faint" size="xs" breaks="anywhere">
          {more}
        </Words>
        {row.RefundKey !== null && <RefundNote refundKey={row.RefundKey} />}
      </td>
      <td data-label={t('ACCOUNT_DEBIT')}>{row.DebitCents > 0 && amount(row.DebitCents)}</td>
      <td data-label={t('ACCOUNT_CREDIT')}>{row.CreditCents > 0 && amount(row.CreditCents)}</td>
      <td data-label={t('ACCOUNT_BALANCE')}>{amount(row.BalanceCents)}</td>
    </tr>
  );
}
