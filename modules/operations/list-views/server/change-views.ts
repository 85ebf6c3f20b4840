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

/** One change of a user's views in one transaction; the response is the full state of the list settings afterwards. */
export function changeViews<More extends object>(
  { db, actor, at, idempotencyKey, body }: ViewContext,
  action: string,
  change: (tx: Tx) => Promise<{ List: ListName; More: More }>,
): Promise<ListViews & More> {
  const request = { actor, idempotencyKey, action, input: body };
  return db.transaction().execute(async (tx) => {
    // One after the other: names and their number are looked at before they are written.
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

/** A view within the actor's reach, locked; missing and foreign ones are indistinguishable. */
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

/** The owner may change it, or a manager of shared views; other users only open it. */
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
