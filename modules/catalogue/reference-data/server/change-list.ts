/**
 * Saves, moves and deletes entries of the ordered reference lists (industries, tags, stages, grounds), with the list
 * locked; refuses duplicate names and the deletion of a used entry, and logs every change.
 */
import { sql } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { auditChange } from '#platform/server/audit/audit-change.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { Failure, fail, failField } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import { REFERENCE_LIMIT } from '../rules/change-routes.ts';
import type { ListKind } from './list-kinds.ts';
import { type Entry, loadList, loadUses, selectList } from './load-list.ts';

/** The parts of a request that a change of a list needs. */
export type ListChangeRequest = Portal & {
  actor: SignedIn;
  address: string;
  idempotencyKey: string | null;
  body: Record<string, unknown>;
};
type Saved = { Name: Localized; IsActive: boolean; Version?: number | undefined } & Record<string, unknown>;
type Change = (tx: Tx, rows: Entry[]) => Promise<void>;

/**
 * Runs a change in one transaction that locks the whole list, so that no two changes create the same name or
 * position.
 */
async function changeList<Row>(
  context: ListChangeRequest,
  kind: ListKind,
  name: string,
  change: Change,
): Promise<{ Rows: Row[] }> {
  const request = { ...context, action: `${kind.Event}_${name}`, input: context.body };
  try {
    return await context.db.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(kind.Table)} in share row exclusive mode`.execute(tx);
      // Waits for transactions that are about to reference these rows.
      const rows = await selectList(tx, kind).forUpdate().execute();
      const first = await repeatedAnswer<{ Rows: Row[] }>(tx, request);
      if (first) return first;
      await change(tx, rows);
      const answer = { Rows: await loadList<Row>(tx, kind, true) };
      await storeAnswer(tx, request, answer);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof Failure) || !['ERR_CONFLICT', 'ERR_TRANSITION'].includes(error.Code)) throw error;
    // On a conflict, the response contains the current list.
    throw new Failure(error.Code, {
      ...error.Details,
      Data: { Rows: await loadList(context.db, kind, true) },
    });
  }
}

/** Creates the entry if there is no Version. `prepare` checks rules that apply to one list only. */
export const saveEntry = <Row>(
  context: ListChangeRequest,
  kind: ListKind,
  key: string,
  saved: Saved,
  prepare: (tx: Tx, before: Entry) => Promise<void> = async () => undefined,
): Promise<{ Rows: Row[] }> =>
  changeList(context, kind, 'SAVE', async (tx, rows) => {
    const before = rows.find((row) => row[kind.Key] === key);
    if (before && saved.Version === undefined) failField(kind.Key, 'REFERENCE_CODE_TAKEN');
    assertNameAvailable(
      rows.filter((row) => row !== before),
      saved,
    );
    if (saved.Version === undefined) return addEntry(tx, context, kind, key, saved, rows);
    if (!before) return fail('ERR_NOT_FOUND');
    if (before.Version !== saved.Version) fail('ERR_CONFLICT');
    await prepare(tx, before);
    await tx
      .updateTable(kind.Table as 'Tag')
      .set((eb) => ({ ...columnsOf(kind, saved), Version: eb('Version', '+', 1) }))
      .where(kind.Key as 'TagCode', '=', key)
      .execute();
    await auditChange(tx, {
      ...loggedOf(context, kind, key, 'CHANGE'),
      Before: factsOf(kind, before),
      After: factsOf(kind, saved),
    });
  });

async function addEntry(
  tx: Tx,
  context: ListChangeRequest,
  kind: ListKind,
  key: string,
  saved: Saved,
  rows: Entry[],
): Promise<void> {
  if (rows.length >= REFERENCE_LIMIT) failField('Name.EN', 'REFERENCE_LIST_FULL', { max: REFERENCE_LIMIT });
  // The insert needs a cast because the columns of a row depend on the list.
  const Position = Math.max(-1, ...rows.map((row) => row.Position)) + 1;
  await tx
    .insertInto(kind.Table as 'Tag')
    .values({ ...columnsOf(kind, saved), [kind.Key]: key, Position } as never)
    .execute();
  await auditChange(tx, {
    ...loggedOf(context, kind, key, 'CREATE'),
    Before: {},
    After: factsOf(kind, saved),
  });
}

export const placeEntry = <Row>(
  context: ListChangeRequest,
  kind: ListKind,
  key: string,
  to: number,
): Promise<{ Rows: Row[] }> =>
  changeList(context, kind, 'PLACE', async (tx, rows) => {
    const from = rows.findIndex((row) => row[kind.Key] === key);
    if (from < 0) fail('ERR_NOT_FOUND');
    const order = rows.toSpliced(from, 1);
    order.splice(to, 0, ...rows.slice(from, from + 1));
    for (const [Position, row] of order.entries())
      if (row.Position !== Position)
        await tx
          .updateTable(kind.Table as 'Tag')
          .set({ Position })
          .where(kind.Key as 'TagCode', '=', String(row[kind.Key]))
          .execute();
    const After = order.findIndex((row) => row[kind.Key] === key);
    if (After !== from)
      await audit(tx, {
        ...loggedOf(context, kind, key, 'PLACE'),
        Detail: { Before: { Position: from + 1 }, After: { Position: After + 1 } },
      });
  });

/**
 * Deletes an entry only if it is not used anywhere; a used entry is retired instead, and existing records
 * keep it.
 */
export const deleteEntry = <Row>(
  context: ListChangeRequest,
  kind: ListKind,
  key: string,
  version: number | undefined,
): Promise<{ Rows: Row[] }> =>
  changeList(context, kind, 'DELETE', async (tx, rows) => {
    const before = rows.find((row) => row[kind.Key] === key) ?? fail('ERR_NOT_FOUND');
    if (version !== undefined && before.Version !== version) fail('ERR_CONFLICT');
    if ((await loadUses(tx, kind)).has(key))
      fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_REFERENCE_USED' }] });
    await tx
      .deleteFrom(kind.Table as 'Tag')
      .where(kind.Key as 'TagCode', '=', key)
      .execute();
    await audit(tx, {
      ...loggedOf(context, kind, key, 'REMOVE'),
      Detail: { Before: factsOf(kind, before), After: {} },
    });
  });

/** Two entries of the same name cannot be distinguished in a picker. */
function assertNameAvailable(others: readonly Entry[], { Name, IsActive }: Saved): void {
  if (!IsActive) return;
  for (const language of ['EN', 'CHT', 'CHS'] as const) {
    const same = (other: Entry) => other.Name[language].toLowerCase() === Name[language].toLowerCase();
    if (others.some((other) => other.IsActive && same(other)))
      failField(`Name.${language}`, 'REFERENCE_NAME_TAKEN');
  }
}

function columnsOf({ Own }: ListKind, { Name, IsActive, ...saved }: Saved) {
  const own = Own.map((name) => [name, name === 'Description' ? json(saved[name]) : saved[name]]);
  return { Name: json(Name), IsActive, ...Object.fromEntries(own) };
}

const factsOf = ({ Own }: ListKind, entry: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(['Name', 'IsActive', ...Own].map((name) => [name, entry[name]]));

const loggedOf = (
  { actor, address }: ListChangeRequest,
  kind: ListKind,
  key: string,
  what: 'CREATE' | 'CHANGE' | 'PLACE' | 'REMOVE',
) => ({
  AccountId: actor.Id,
  Event: `${kind.Event}_${what}` as const,
  Object: key,
  Address: address,
});
