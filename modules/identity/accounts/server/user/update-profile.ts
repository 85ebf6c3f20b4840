import { auditChange } from '#platform/server/audit/audit-change.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { ProfileView, profileRoutes } from '../../rules/profile/contract.ts';
import { personColumns } from '../person-columns.ts';
import { profileOf } from './profile.ts';
import { withCurrentProfile } from './with-current-profile.ts';

type UpdateContext = Context<typeof profileRoutes.updateProfile>;

/** Changes the user's own names, phone numbers and language. */
export const updateProfile = (context: UpdateContext): Promise<ProfileView> =>
  withCurrentProfile(context, (tx) => inTransaction(tx, context));

async function inTransaction(tx: Tx, context: UpdateContext): Promise<ProfileView> {
  const { actor, address, idempotencyKey } = context;
  const { Version, Language, ...person } = context.body;
  const before = await tx
    .selectFrom('Account')
    .selectAll()
    .where('Id', '=', actor.Id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const request = { actor, idempotencyKey, action: 'PROFILE_UPDATE', input: context.body };
  const first = await repeatedAnswer<ProfileView>(tx, request);
  if (first) return first;
  if (before.Version !== Version) fail('ERR_CONFLICT');
  const columns = personColumns({ ...person, Email: before.Email }, Language);
  await tx
    .updateTable('Account')
    .set({ ...columns, Version: Version + 1 })
    .where('Id', '=', actor.Id)
    .execute();
  const { Search: _search, ...after } = columns;
  await auditChange(tx, {
    AccountId: actor.Id,
    Event: 'PROFILE_UPDATE',
    Object: actor.UserKey,
    Address: address,
    Before: before,
    After: after,
  });
  const view = await profileOf(tx, actor);
  await storeAnswer(tx, request, view);
  return view;
}
