/**
 * Generates the file of an organisation's statement of account as PDF or CSV, with what the requester may
 * see at the time of download.
 */
import { BYTE_ORDER_MARK, csvText } from '#platform/common/format/csv.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { languageOf } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import type { AccountStatement } from '../../rules/account-contract.ts';
import { documentData } from '../document/document-data.ts';
import { nameLine } from '../document/format-line.ts';
import { letterhead } from '../document/letterhead.ts';
import type { MadeFile } from '../document/made-file.ts';
import { printDocument } from '../document/print.ts';
import { statementPage } from './statement-page.ts';
import { accountStatement } from './view-account.ts';

/** Amounts for spreadsheets, without separators; `csvText` neutralises text that would be a formula. */
const plainAmount = (cents: number): number => cents / 100;

/** A statement as CSV, with its balances as separate rows. */
function statementCsv(statement: AccountStatement, language: Language): string {
  const text = (key: string) => translate(key, language);
  const heads = ['DATE', 'DOCUMENT', 'DESCRIPTION', 'DEBIT', 'CREDIT', 'BALANCE'].map((name) =>
    text(`ACCOUNT_${name}`),
  );
  const balance = (on: string, key: string, cents: number) => [
    ...[on, '', text(key), '', ''],
    plainAmount(cents),
  ];
  const rows = statement.Rows.map((row) => [
    row.On,
    row.InvoiceNo,
    [text(`LEDGER_${row.Kind}`), row.AboutNo, nameLine(row.ServiceName, language).Text, row.TransactionNo]
      .filter(Boolean)
      .join(' · '),
    row.DebitCents > 0 ? plainAmount(row.DebitCents) : '',
    row.CreditCents > 0 ? plainAmount(row.CreditCents) : '',
    plainAmount(row.BalanceCents),
  ]);
  return (
    BYTE_ORDER_MARK +
    csvText([
      heads,
      balance(statement.From, 'ACCOUNT_OPENING', statement.OpeningCents),
      ...rows,
      balance(statement.To, 'ACCOUNT_CLOSING', statement.ClosingCents),
    ])
  );
}

type StatementRequest = { actor: SignedIn; query: Readonly<Record<string, string>>; at: Date };

/** Generates a statement of account as PDF or CSV, with what its requester may see now. */
export async function makeStatement(
  portal: Portal,
  { actor, query, at }: StatementRequest,
): Promise<MadeFile> {
  const { OrganisationKey, From, To } = query;
  const language = languageOf(query.Language);
  const statement = await accountStatement(portal.db, { actor, at }, { OrganisationKey, From, To });
  const Name = `statement-${statement.From}-${statement.To}`;
  if (query.As === 'CSV')
    return { Name: `${Name}.csv`, Type: 'text/csv', Bytes: Buffer.from(statementCsv(statement, language)) };
  const page = statementPage(statement, language);
  const title = [page.Title.Text, page.BillTo[0]?.Text, statement.To].join(' · ');
  const data = documentData([page], { title, on: statement.To }, await letterhead(portal), language);
  return {
    Name: `${Name}.pdf`,
    Type: 'application/pdf',
    Bytes: Buffer.from(await printDocument('statement', data)),
  };
}
