import type { z } from 'zod';
import { isMainClient, SUB_CLIENT } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { runSingleHook } from '#platform/server/run-single-hook.ts';
import type { AccountView } from '../rules/contract.ts';
import type { accountInputs } from '../rules/inputs.ts';
import { createAccount, type NewAccountRequest } from './create.ts';
import { applicationsShared } from './hooks.ts';
import { personColumns } from './person-columns.ts';
import { accountsInScope } from './scope.ts';

type Input = z.output<typeof accountInputs.invite>;
type Parent = { Id: number; OrganisationId: number | null };

/**
 * Handles the invitation of a sub-account by a client, or by staff for a selected client: creates it in the
 * client's organisation, shares the selected applications with it and emails the invitation.
 */
export const inviteSub = (portal: Portal, request: NewAccountRequest): Promise<AccountView> => {
  const { actor } = request;
  const input = request.input as Input;
  return createAccount(portal, 'SUB', request, async (tx) => {
    const parent = await parentOf(tx, actor, input.ParentKey);
    const { OrganisationId } = parent;
    if (OrganisationId === null) return failField('ParentKey', 'FIELD_INVALID');
    return {
      Columns: {
        ...personColumns(input, input.Language),
        Roles: [SUB_CLIENT],
        OrganisationId,
        ParentId: parent.Id,
        TermsVersion: null,
        PrivacyVersion: null,
      },
      finish: async (Id) => {
        if (input.ApplicationKeys.length > 0)
          await runSingleHook(applicationsShared, {
            tx,
            actor,
            sub: { Id, OrganisationId },
            keys: input.ApplicationKeys,
          });
      },
      Detail: { ParentKey: input.ParentKey ?? actor.UserKey, ApplicationKeys: input.ApplicationKeys },
    };
  });
};

/**
 * Returns the client that the sub-account belongs to. A client may only name itself; any other key returns
 * not found.
 */
async function parentOf(tx: Tx, actor: SignedIn, key: string | undefined): Promise<Parent> {
  if (isMainClient(actor.Roles)) {
    if (key !== undefined && key !== actor.UserKey) return fail('ERR_NOT_FOUND');
    return actor;
  }
  if (key === undefined) return failField('ParentKey', 'FIELD_REQUIRED');
  const parent = await tx
    .selectFrom('Account')
    .select(['Account.Id', 'Account.OrganisationId'])
    .where(accountsInScope(actor, false))
    .where('Account.UserKey', '=', key)
    .where('Account.Kind', '=', 'CLIENT')
    .forShare()
    .executeTakeFirst();
  return parent ?? fail('ERR_NOT_FOUND');
}
