/** Endpoints of bank statements: preview, import, summary, list, confirm and ignore. */
import { fullName } from '#platform/common/format/full-name.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { type BankLine, type BankPreview, bankRoutes } from '../rules/contract.ts';
import {
  BANK_LINE_STATUS,
  BANK_LINE_STATUSES,
  BANK_LINE_STEPS,
  type BankLineStatus,
} from '../rules/statuses.ts';
import { confirmLine, confirmLines, viewLine } from './confirm-line.ts';
import { duplicateLines } from './duplicate-lines.ts';
import { importStatement } from './import-statement.ts';
import { listLines } from './list-lines.ts';
import { readStatement } from './read-statement.ts';
import { mappingFor, readUpload } from './read-upload.ts';
import { rematchOpenLines } from './rematch-open-lines.ts';
import { lockForRestore, recordSecondPayment } from './second-payment.ts';
import { writeLine } from './write-line.ts';

type Route = typeof bankRoutes.summary;
const NEWEST = 5;
const NO_LINES = Object.fromEntries(BANK_LINE_STATUSES.map((status) => [status, 0])) as Record<
  BankLineStatus,
  number
>;

async function bankSummary({ db }: Context<Route>): Promise<DataOf<Route>> {
  const counted = await db
    .selectFrom('BankLine')
    .select((eb) => ['Status', eb.cast<number>(eb.fn.countAll(), 'integer').as('Count')])
    .groupBy('Status')
    .execute();
  const Counts = { ...NO_LINES };
  for (const { Status, Count } of counted) Counts[Status] = Count;
  const statements = await db
    .selectFrom('BankStatement')
    .innerJoin('Account', 'Account.Id', 'BankStatement.AccountId')
    .select([
      'BankStatement.FileName',
      'BankStatement.At',
      'BankStatement.LineCount',
      'Account.UserKey',
      'Account.FirstName',
      'Account.LastName',
    ])
    .orderBy('BankStatement.Id', 'desc')
    .limit(NEWEST)
    .execute();
  return {
    Counts,
    Statements: statements.map(({ FileName, At, LineCount, UserKey, FirstName, LastName }) => ({
      FileName,
      At: At.toISOString(),
      LineCount,
      By: { UserKey, Name: fullName({ FirstName, LastName }) },
    })),
  };
}

const SHOWN_LINES = 8;
const SHOWN_ROWS = 20;
const MAX_SAMPLE_LENGTH = 60;

/** Previews a file as it would be imported, without storing anything. */
async function previewStatement({ db, body }: Context<typeof bankRoutes.preview>): Promise<BankPreview> {
  const { rows, Encoding } = readUpload(body.Content);
  const Mapping = mappingFor(rows, body.Mapping);
  const found = Mapping ? readStatement(rows, Mapping) : { Lines: [], Debits: 0, Unreadable: [] };
  return {
    Encoding,
    Columns: columns(rows, Mapping?.HeaderRow ?? -1),
    Mapping,
    Lines: found.Lines.slice(0, SHOWN_LINES).map(({ Fingerprint: _f, Position: _p, ...line }) => line),
    Credits: found.Lines.length,
    Debits: found.Debits,
    Unreadable: found.Unreadable.slice(0, SHOWN_ROWS),
    Known: (await duplicateLines(db, found.Lines)).size,
  };
}

/** Returns each column with its heading and its first value. */
function columns(rows: readonly string[][], headerRow: number): BankPreview['Columns'] {
  const body = rows.slice(headerRow + 1, headerRow + 1 + 50);
  const width = Math.max(...rows.slice(Math.max(headerRow, 0)).map((row) => row.length));
  return Array.from({ length: width }, (_, Index) => ({
    Index,
    Name: (headerRow >= 0 && rows[headerRow]?.[Index]) || '',
    Sample: (body.find((row) => row[Index])?.[Index] ?? '').slice(0, MAX_SAMPLE_LENGTH),
  }));
}

/**
 * Ignores a line that belongs to no invoice, or restores it or a second payment; a line that paid an invoice cannot be
 * changed.
 */
function ignoreLine(context: Context<typeof bankRoutes.ignore>): Promise<BankLine> {
  const { db, actor, at, address, body } = context;
  return db.transaction().execute(async (tx) => {
    const line = await lockForRestore(tx, context);
    const { Decision } = BANK_LINE_STATUS[line.Status];
    if (Decision === 'PAYS' || (Decision === 'OVERPAYS' && body.IsIgnored))
      fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_LINE_DECIDED' }] });
    if ((Decision === 'PAYS_NOTHING' || Decision === 'OVERPAYS') !== body.IsIgnored) {
      await writeLine(tx, line.Id, BANK_LINE_STEPS[body.IsIgnored ? 'ignored' : 'restored'], {
        InvoiceId: null,
        Reasons: [],
        DecidedById: body.IsIgnored ? actor.Id : null,
        DecidedAt: body.IsIgnored ? at : null,
        Remark: (body.IsIgnored && body.Remark?.trim()) || null,
      });
      await audit(tx, {
        AccountId: actor.Id,
        Event: body.IsIgnored ? 'BANK_LINE_IGNORED' : 'BANK_LINE_RESTORED',
        Object: body.LineKey,
        Address: address,
        ...(body.IsIgnored && body.Remark?.trim() && { Detail: { Remark: body.Remark.trim() } }),
      });
      await rematchOpenLines(tx);
    }
    return viewLine(tx, body.LineKey);
  });
}

export const http = defineHttp({
  calls: [
    ...answerAll(bankRoutes, {
      preview: previewStatement,
      import: importStatement,
      summary: bankSummary,
      lines: listLines,
      confirm: confirmLine,
      confirmMany: confirmLines,
      secondPayment: recordSecondPayment,
      ignore: ignoreLine,
    }),
  ],
});
