import { isClient } from '@assay/shared/access/roles.ts';
import type { profileRoutes } from '@assay/shared/profile/contract.ts';
import { needProof } from '../auth/need-proof.ts';
import type { Tx } from '../db/connect.ts';
import type { Context } from '../http/context.ts';
import { fail, failField } from '../http/fail.ts';
import { closingOf, colleagueOf } from './closing.ts';
import { type Ending, endAccount } from './end-account.ts';

type CloseContext = Context<typeof profileRoutes.close>;

/** Closes the own account. What it applied for stays with the organisation and the body; signing in ends at once. */
export async function closeAccount(context: CloseContext) {
  const { db, actor, body, at } = context;
  needProof(actor, at);
  if (body.Email.toLowerCase() !== actor.Email.toLowerCase()) failField('Email', 'CLOSE_EMAIL_OTHER');
  await db.transaction().execute((tx) => inTransaction(tx, context));
  return {};
}

async function inTransaction(tx: Tx, context: CloseContext): Promise<void> {
  const { actor } = context;
  if (actor.OrganisationId !== null) await lockOrganisation(tx, actor.OrganisationId);
  const own = await tx
    .selectFrom('Account')
    .select(['Id', 'UserKey', 'Email', 'Language', 'Status', 'Roles', 'OrganisationId'])
    .where('Id', '=', actor.Id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (own.Status !== 'ACTIVE') fail('ERR_AUTH');
  const { Reason, UnderWay } = await closingOf(tx, { ...own, IsClient: isClient(own.Roles) });
  if (Reason) {
    const Params = { list: UnderWay.map((one) => one.ApplicationNo).join(', ') };
    fail('ERR_TRANSITION', { Text: Reason, Params, Reasons: [{ Code: Reason, Params }] });
  }
  const orphans = own.Roles.includes('CLIENT') ? await settleSubAccounts(tx, own) : [];
  await endAccount(tx, context, own, 'ACCOUNT_CLOSE');
  for (const orphan of orphans) await endAccount(tx, context, orphan, 'ACCOUNT_CLOSE_WITH_CLIENT');
}

/** Two clients of one organisation who close at once: the second finds itself the last. */
const lockOrganisation = (tx: Tx, id: number) =>
  tx.selectFrom('Organisation').select('Id').where('Id', '=', id).forUpdate().executeTakeFirst();

/** Sub-accounts go to the colleague who stays; without one they end too, because nobody could look after them. */
async function settleSubAccounts(
  tx: Tx,
  own: { Id: number; OrganisationId: number | null },
): Promise<Ending[]> {
  const colleague =
    own.OrganisationId === null ? undefined : await colleagueOf(tx, own.Id, own.OrganisationId);
  const subs = tx.selectFrom('Account').where('ParentId', '=', own.Id).where('Status', '<>', 'REMOVED');
  if (!colleague)
    return subs.select(['Id', 'UserKey', 'Email', 'Language']).orderBy('Id').forUpdate().execute();
  await tx
    .updateTable('Account')
    .set((eb) => ({ ParentId: colleague.Id, Version: eb('Version', '+', 1) }))
    .where('ParentId', '=', own.Id)
    .execute();
  return [];
}
