/**
 * Imports an uploaded bank statement: stores each incoming payment once, however often it is uploaded, and
 * matches all undecided lines with open invoices.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { cleanName } from '#platform/server/files/clean-name.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { failField } from '#platform/server/http/fail.ts';
import type { bankRoutes } from '../rules/contract.ts';
import { BANK_LINE_STEPS, bankLineStatuses } from '../rules/statuses.ts';
import { duplicateLines } from './duplicate-lines.ts';
import { type ReadLine, readStatement } from './read-statement.ts';
import { mappingFor, readUpload } from './read-upload.ts';
import { rematchOpenLines } from './rematch-open-lines.ts';

type Route = typeof bankRoutes.import;
/** Rows per insert statement: the database limits the number of parameters. */
const INSERT_BATCH_SIZE = 500;

/**
 * Imports the payments of a file, each once however often and in whichever file it is uploaded, and matches
 * undecided lines.
 */
export function importStatement(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, actor, at, address } = context;
  const FileName = cleanName(body.FileName);
  const { rows, bytes } = readUpload(body.Content);
  const mapping = mappingFor(rows, body.Mapping);
  const { Lines } = mapping ? readStatement(rows, mapping) : { Lines: [] };
  if (Lines.length === 0) return failField('Content', 'BANK_NO_PAYMENTS');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return db.transaction().execute(async (tx) => {
    // Imports run one at a time: in concurrent imports, each would treat the other's lines as new.
    await sql`select pg_advisory_xact_lock(hashtext('bank_statement'))`.execute(tx);
    const statementId = await saveStatement(tx, {
      FileName,
      Sha256: sha256,
      AccountId: actor.Id,
      At: at,
    });
    const known = await duplicateLines(tx, Lines);
    const keys = await saveLines(
      tx,
      statementId,
      Lines.filter((line) => !known.has(line)),
    );
    await tx
      .updateTable('BankStatement')
      .set((eb) => ({ LineCount: eb('LineCount', '+', keys.length) }))
      .where('Id', '=', statementId)
      .execute();
    await rematchOpenLines(tx);
    const Added = keys.length;
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'BANK_STATEMENT',
      Object: FileName,
      Address: address,
      Detail: { Added, Known: Lines.length - Added },
    });
    return { Added, Known: Lines.length - Added, Matched: await matched(tx, keys) };
  });
}

type NewStatement = { FileName: string; Sha256: string; AccountId: number; At: Date };

/** Stores the file; the same file again is the same statement. Concurrent uploads of it wait here. */
async function saveStatement(tx: Tx, statement: NewStatement): Promise<number> {
  const row = await tx
    .insertInto('BankStatement')
    .values({ ...statement, StatementKey: newKey(), LineCount: 0 })
    .onConflict((conflict) => conflict.column('Sha256').doUpdateSet({ Sha256: statement.Sha256 }))
    .returning('Id')
    .executeTakeFirstOrThrow();
  return row.Id;
}

async function saveLines(tx: Tx, StatementId: number, lines: readonly ReadLine[]): Promise<string[]> {
  const lineKeys: string[] = [];
  // Inserted in a fixed order, so that two files with the same lines wait for each other and never deadlock.
  const sorted = [...lines].sort((a, b) => (a.Fingerprint < b.Fingerprint ? -1 : 1));
  for (let at = 0; at < sorted.length; at += INSERT_BATCH_SIZE) {
    const rows = await tx
      .insertInto('BankLine')
      .values(
        sorted.slice(at, at + INSERT_BATCH_SIZE).map((line) => ({
          ...line,
          LineKey: newKey(),
          StatementId,
          Status: BANK_LINE_STEPS.imported,
          InvoiceId: null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('LineKey')
      .execute();
    lineKeys.push(...rows.map(({ LineKey }) => LineKey));
  }
  return lineKeys;
}

async function matched(tx: Tx, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const rows = await tx
    .selectFrom('BankLine')
    .select('Id')
    .where('LineKey', 'in', keys)
    .where('Status', 'in', bankLineStatuses.certain)
    .execute();
  return rows.length;
}
