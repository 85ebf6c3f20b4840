import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { isClient, isMainClient } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import type { profileRoutes } from '../../rules/profile/contract.ts';
import { accountStatuses } from '../../rules/statuses.ts';
import { closingOf, colleagueOf } from './closing.ts';
import { type RemovalContext, removeAccount } from './remove-account.ts';

type CloseContext = Context<typeof profileRoutes.close>;

/**
 * Closes the signed-in client user's own account. Sub-accounts pass to a colleague or are closed too;
 * applications stay with the organisation and the certification body; the session ends immediately.
 */
export async function closeAccount(context: CloseContext) {
  const { db, actor, body, at } = context;
  requireStepUp(actor, at);
  if (body.Email.toLowerCase() !== actor.Email.toLowerCase()) failField('Email', 'CLOSE_EMAIL_OTHER');
  await db.transaction().execute((tx) => inTransaction(tx, context));
  return {};
}

const ENDING = ['Id', 'UserKey', 'Email', 'Language', 'Status', 'OrganisationId'] as const;

/** Locks the account before its organisation, in the same order as when an organisation is renamed. */
async function inTransaction(tx: Tx, context: CloseContext): Promise<void> {
  const own = await tx
    .selectFrom('Account')
    .select([...ENDING, 'Roles'])
    .where('Id', '=', context.actor.Id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (!accountStatuses.active.includes(own.Status)) fail('ERR_AUTH');
  const isMain = isMainClient(own.Roles);
  if (isMain && own.OrganisationId !== null) await lockOrganisation(tx, own.OrganisationId);
  const { Reason, UnderWay, PassedTo, PassedOn } = await closingOf(tx, {
    ...own,
    IsClient: isClient(own.Roles),
  });
  if (Reason) {
    const Params = { list: UnderWay.map((one) => one.ApplicationNo) };
    fail('ERR_TRANSITION', { Text: Reason, Params, Reasons: [{ Code: Reason, Params }] });
  }
  const orphans = isMain ? await settleSubAccounts(tx, own) : [];
  const After = PassedTo && { PassedOn, PassedTo: PassedTo.UserKey };
  await removeAccount(tx, context, own, { Event: 'ACCOUNT_CLOSE', ...(After && { After }) });
  for (const orphan of orphans)
    await removeAccount(tx, context, orphan, { Event: 'ACCOUNT_CLOSE_WITH_CLIENT' });
}

/**
 * If two clients of one organisation close at the same time, the lock makes the second see that it is the
 * last.
 */
const lockOrganisation = (tx: Tx, id: number) =>
  tx.selectFrom('Organisation').select('Id').where('Id', '=', id).forNoKeyUpdate().executeTakeFirst();

/**
 * Transfers sub-accounts to the remaining colleague. Without one, returns them for closing, because no one
 * would be responsible for them.
 */
async function settleSubAccounts(
  tx: Tx,
  own: { Id: number; OrganisationId: number | null },
): Promise<RemovalContext[]> {
  const colleague =
    own.OrganisationId === null ? undefined : await colleagueOf(tx, own.Id, own.OrganisationId);
  if (!colleague)
    return tx
      .selectFrom('Account')
      .select(ENDING)
      .where('ParentId', '=', own.Id)
      .where('Status', 'not in', accountStatuses.removed)
      .orderBy('Id')
      .forNoKeyUpdate()
      .execute();
  await tx
    .updateTable('Account')
    .set((eb) => ({ ParentId: colleague.Id, Version: eb('Version', '+', 1) }))
    .where('ParentId', '=', own.Id)
    .execute();
  return [];
}
