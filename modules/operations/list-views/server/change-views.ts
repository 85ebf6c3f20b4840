/**
 * Common steps of every change to a user's saved list views: one transaction with locks and access checks,
 * and the updated views as the response.
 */
import { sql } from 'kysely';
import type { ListViews } from '#platform/common/list-view/contract.ts';
import type { ListName } from '#platform/common/list-view/list-names.ts';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import { canReadList } from './can-read-list.ts';
import { readViews } from './read-views.ts';
import { managesSharedViews, visibleViews } from './visible-views.ts';

export type ViewContext = {
  db: Db;
  actor: SignedIn;
  at: Date;
  address: string;
  idempotencyKey: string | null;
  body: object;
};

/** Runs a change to a user's views in one transaction and returns the updated list settings. */
export function changeViews<More extends object>(
  { db, actor, at, idempotencyKey, body }: ViewContext,
  action: string,
  change: (tx: Tx) => Promise<{ List: ListName; More: More }>,
): Promise<ListViews & More> {
  const request = { actor, idempotencyKey, action, input: body };
  return db.transaction().execute(async (tx) => {
    // Serialised, because names and their number are checked before writing.
    await sql`select pg_advisory_xact_lock(hashtext('list_view'))`.execute(tx);
    const first = await repeatedAnswer<ListViews & More>(tx, request);
    if (first) return first;
    const { List, More } = await change(tx);
    if (!canReadList(actor.Roles, List)) fail('ERR_FORBIDDEN');
    const fresh = { ...(await readViews(tx, actor, List, at)), ...More };
    await storeAnswer(tx, request, fresh);
    return fresh;
  });
}

/** Locks a view visible to the user; missing and invisible views are indistinguishable. */
export async function lockView(tx: Tx, actor: SignedIn, viewKey: string) {
  const found = await tx
    .selectFrom('ListView')
    .selectAll()
    .where(visibleViews(actor))
    .where('ViewKey', '=', viewKey)
    .forUpdate()
    .executeTakeFirst();
  return found ?? fail('ERR_NOT_FOUND');
}

/** Locks a view that the user may change: its owner, or a manager of shared views. */
export async function lockToChange(
  tx: Tx,
  actor: SignedIn,
  { ViewKey, Version }: { ViewKey: string; Version?: number | undefined },
) {
  const found = await lockView(tx, actor, ViewKey);
  if (found.AccountId !== actor.Id && !managesSharedViews(actor)) fail('ERR_FORBIDDEN');
  if (Version !== undefined && Version !== found.Version) fail('ERR_CONFLICT');
  return found;
}
