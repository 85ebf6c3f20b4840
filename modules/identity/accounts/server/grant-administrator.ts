import {
  accountSearch,
  dropTwoFactor,
  makeLink,
  revokeSignIns,
  voidLinks,
} from '#modules/identity/sign-in/server/index.ts';
import { ADMINISTRATOR } from '#platform/common/access/roles.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { accountStatuses, NEW_ACCOUNT_STATUS } from '../rules/statuses.ts';
import { lockStaff } from './administrators.ts';

type AdministratorRequest = { email: string; firstName: string; lastName: string; at: Date };

/**
 * Command on the server that creates the first administrator, or restores access for the only one after loss
 * of the second factor. Returns the URL for choosing a password; refused while another administrator exists.
 */
export function grantAdministrator(
  db: Db,
  settings: Settings,
  request: AdministratorRequest,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await lockStaff(tx);
    const own = await tx
      .selectFrom('Account')
      .select(['Id', 'UserKey', 'Email', 'Roles', 'Status'])
      .where((eb) => eb(eb.fn('lower', ['Email']), '=', request.email.toLowerCase()))
      .where('Status', 'not in', accountStatuses.removed)
      .forUpdate()
      .executeTakeFirst();
    await requireNoOtherAdministrator(tx, own?.Id ?? 0);
    await voidEarlier(tx, request.at);
    if (own && !own.Roles.includes(ADMINISTRATOR))
      throw new Error(
        `${request.email} belongs to an account that is not an administrator: choose another address.`,
      );
    if (own && accountStatuses.suspended.includes(own.Status))
      throw new Error(
        `${request.email} is suspended: this command does not reset a suspended administrator.`,
      );
    const account = own ?? (await make(tx, request));
    if (own) {
      await dropTwoFactor(tx, own.Id);
      await revokeSignIns(tx, own, { by: null, at: request.at });
    }
    const purpose = accountStatuses.active.includes(account.Status) ? 'RESET' : 'INVITE';
    const code = await makeLink(tx, purpose, account, request.at);
    await audit(tx, {
      AccountId: null,
      Event: own ? 'ACCOUNT_RESET_TWO_FACTOR' : 'ACCOUNT_CREATE',
      Object: account.UserKey,
      Detail: { Command: 'administrator', Email: account.Email },
    });
    return portalLink(settings, '/forgot/reset', { code });
  });
}

async function requireNoOtherAdministrator(tx: Tx, ownId: number): Promise<void> {
  const other = await tx
    .selectFrom('Account')
    .select('Email')
    .where('Status', 'in', accountStatuses.active)
    .where(holdsAnyOf('roles', [ADMINISTRATOR]))
    .where('Id', '<>', ownId)
    .executeTakeFirst();
  if (other) throw new Error(`${other.Email} is also an administrator and can do this on the users page.`);
}

/** Voids links of earlier calls, for example with a mistyped address, so that only the last one works. */
async function voidEarlier(tx: Tx, at: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('Account')
    .select('Id')
    .where('Status', 'in', accountStatuses.pending)
    .where(holdsAnyOf('roles', [ADMINISTRATOR]))
    .execute();
  for (const { Id } of waiting) await voidLinks(tx, Id, at);
}

const make = (tx: Tx, { email, firstName, lastName, at }: AdministratorRequest) =>
  tx
    .insertInto('Account')
    .values({
      ...{
        UserKey: newKey(),
        Email: email,
        PasswordHash: null,
        Status: NEW_ACCOUNT_STATUS,
        Roles: [ADMINISTRATOR],
      },
      ...{ OrganisationId: null, ParentId: null, FirstName: firstName, LastName: lastName },
      ...{ TermsVersion: null, PrivacyVersion: null, CreatedAt: at },
      Search: accountSearch({ FirstName: firstName, LastName: lastName, Email: email }),
    })
    .returning(['Id', 'UserKey', 'Email', 'Roles', 'Status'])
    .executeTakeFirstOrThrow();
