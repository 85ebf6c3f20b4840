import { BYTE_ORDER_MARK, csvLine } from '#platform/common/format/csv.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { AccountStatement } from '../../rules/account-contract.ts';
import { nameLine } from '../document/say-line.ts';

/** Amounts as spreadsheets read them, without separators; what would be a formula is made plain by `csvLine`. */
const plain = (cents: number): number => cents / 100;

/** A statement as text, with its balances as rows of their own. */
export function statementCsv(statement: AccountStatement, language: Language): string {
  const say = (key: string) => translate(key, language);
  const heads = ['DATE', 'DOCUMENT', 'DESCRIPTION', 'DEBIT', 'CREDIT', 'BALANCE'].map((name) =>
    say(`ACCOUNT_${name}`),
  );
  const balance = (on: string, key: string, cents: number) =>
    csvLine([on, '', say(key), '', '', plain(cents)]);
  const rows = statement.Rows.map((row) =>
    csvLine([
      row.On,
      row.InvoiceNo,
      [say(`LEDGER_${row.Kind}`), row.AboutNo, nameLine(row.ServiceName, language).Text, row.TransactionNo]
        .filter(Boolean)
        .join(' · '),
      row.DebitCents > 0 ? plain(row.DebitCents) : '',
      row.CreditCents > 0 ? plain(row.CreditCents) : '',
      plain(row.BalanceCents),
    ]),
  );
  return [
    BYTE_ORDER_MARK + csvLine(heads),
    balance(statement.From, 'ACCOUNT_OPENING', statement.OpeningCents),
    ...rows,
    balance(statement.To, 'ACCOUNT_CLOSING', statement.ClosingCents),
  ].join('');
}
