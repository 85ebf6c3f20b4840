/** Converts a statement of account into the data of its PDF template. */
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { PageLine } from '#platform/server/pdf/lines.ts';
import type { AccountStatement, AgedAmounts, LedgerRow } from '../../rules/account-contract.ts';
import type { DocumentTextKey } from '../document/format-line.ts';
import { dayLine, documentAmount, formatLine, nameLine, plainLine } from '../document/format-line.ts';

/** Open amounts in display order. */
const AGES: readonly { Field: keyof AgedAmounts; Label: DocumentTextKey }[] = [
  { Field: 'CurrentCents', Label: 'ACCOUNT_AGED_CURRENT' },
  { Field: 'Days30Cents', Label: 'ACCOUNT_AGED_30' },
  { Field: 'Days60Cents', Label: 'ACCOUNT_AGED_60' },
  { Field: 'Days90Cents', Label: 'ACCOUNT_AGED_90' },
  { Field: 'OlderCents', Label: 'ACCOUNT_AGED_OLDER' },
  { Field: 'CreditCents', Label: 'ACCOUNT_AGED_CREDIT' },
];

/** Returns a statement as data for its template. */
export function statementPage(statement: AccountStatement, language: Language) {
  const text = (key: Parameters<typeof formatLine>[0], params = {}) => formatLine(key, language, params);
  const [From, To] = [dayLine(statement.From, language).Text, dayLine(statement.To, language).Text];
  const period = text('ACCOUNT_PERIOD_OF', { From, To });
  const fact = (label: Parameters<typeof formatLine>[0], Value: PageLine, IsStrong = false) => ({
    Label: text(label),
    Value,
    IsStrong,
  });
  const balance = (cents: number) => plainLine(`HKD ${documentAmount(cents)}`, 'EN');
  const balanceRow = (key: 'ACCOUNT_OPENING', on: string, cents: number) => ({
    On: plainLine(on, 'EN'),
    What: text(key),
    More: null,
    ...{ Debit: '', Credit: '', Balance: documentAmount(cents), IsStrong: true },
  });
  return {
    Title: text('PAPER_TITLE_STATEMENT'),
    Running: { ...period, Text: `${text('PAPER_TITLE_STATEMENT').Text} · ${period.Text}` },
    BillToLabel: text('PAPER_BILL_TO'),
    BillTo: [nameLine(statement.OrgName, language)],
    Facts: [
      fact('ACCOUNT_PERIOD', period),
      fact('ACCOUNT_OPENING', balance(statement.OpeningCents)),
      fact('ACCOUNT_CHARGED', balance(statement.DebitCents)),
      fact('ACCOUNT_SETTLED', balance(statement.CreditCents)),
      fact('ACCOUNT_CLOSING', balance(statement.ClosingCents), true),
    ],
    Head: (['DATE', 'DESCRIPTION', 'DEBIT', 'CREDIT', 'BALANCE'] as const).map((name) =>
      text(`ACCOUNT_${name}`),
    ),
    Rows: [
      balanceRow('ACCOUNT_OPENING', statement.From, statement.OpeningCents),
      ...statement.Rows.map((row) => rowOf(row, language)),
    ],
    Closing: { Label: text('ACCOUNT_CLOSING'), Amount: `HKD ${documentAmount(statement.ClosingCents)}` },
    Aged: {
      Title: text('ACCOUNT_AGED'),
      AsAt: text('ACCOUNT_AGED_AS_AT', { To }),
      Cells: AGES.filter(({ Field }) => Field !== 'CreditCents' || statement.Aged.CreditCents > 0).map(
        ({ Field, Label }) => ({ Label: text(Label), Amount: documentAmount(statement.Aged[Field]) }),
      ),
    },
  };
}

const rowOf = (row: LedgerRow, language: Language) => ({
  On: plainLine(row.On, 'EN'),
  What: plainLine(`${translate(`LEDGER_${row.Kind}`, language)} · ${row.InvoiceNo}`, language),
  More: plainLine(
    [row.AboutNo, nameLine(row.ServiceName, language).Text, row.TransactionNo].filter(Boolean).join(' · '),
    nameLine(row.ServiceName, language).Lang,
  ),
  Debit: row.DebitCents > 0 ? documentAmount(row.DebitCents) : '',
  Credit: row.CreditCents > 0 ? documentAmount(row.CreditCents) : '',
  Balance: documentAmount(row.BalanceCents),
  IsStrong: false,
});
