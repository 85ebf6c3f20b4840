/**
 * Loads one account, within the user's data scope, with everything that the account workflows need, and
 * locks its row for an action on request.
 */

import { type Selectable, sql } from 'kysely';
import { hasTwoFactor } from '#modules/identity/sign-in/server/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { setting } from '#platform/common/settings/current-settings.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { AccountKind } from '../rules/statuses.ts';
import { accountStatuses } from '../rules/statuses.ts';
import { isLastAdmin, lockStaff } from './administrators.ts';
import { accountsInScope, findsRemoved } from './scope.ts';

/** One account with all the data that its rules need. */
export type LoadedAccount = Selectable<Tables['Account']> & {
  OrganisationKey: string | null;
  OrgName: Localized | null;
  BranchName: Localized | null;
  RegistrationNo: string | null;
  LogoFileKey: string | null;
  IsTwoFactorOn: boolean;
  IsLastAdmin: boolean;
  OpenSessions: number;
  InvitedUntil: Date | null;
  /**
   * The account is removed and hidden from the user; only a repeated request still gets its first response.
   */
  IsHidden?: true;
};

/** Query condition on a session: it is still valid. */
export const isOpenSession = () => sql<boolean>`(session.ended_at is null and session.expires_at > now()
  and session.seen_at > now() - make_interval(mins => ${setting('IdleMinutes')}))`;

type LoadOptions = { lock?: true; kind?: AccountKind; isRemovedSeen?: true };

/**
 * Loads one account in the user's data scope, or null. With `lock`, a separate statement first locks its row
 * until the transaction ends, so that everything read afterwards is at least as recent as the lock.
 */
export async function loadAccount(
  db: Queries,
  actor: SignedIn,
  key: string,
  { lock, kind, isRemovedSeen }: LoadOptions = {},
): Promise<LoadedAccount | null> {
  const scope = accountsInScope(actor, isRemovedSeen);
  if (lock) {
    const locked = await db
      .selectFrom('Account')
      .select('Account.Id')
      .where(scope)
      .where('Account.UserKey', '=', key)
      .$if(kind !== undefined, (query) => query.where('Account.Kind', '=', kind as AccountKind))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!locked) return null;
  }
  const row = await selectAccount(db)
    .where(scope)
    .where('Account.UserKey', '=', key)
    .$if(kind !== undefined, (query) => query.where('Account.Kind', '=', kind as AccountKind))
    .executeTakeFirst();
  return row ?? null;
}

/** Locks an account for an action of its kind. */
export async function lockAccount(
  tx: Tx,
  actor: SignedIn,
  key: string,
  kind: AccountKind,
): Promise<LoadedAccount | null> {
  if (kind === 'STAFF') await lockStaff(tx);
  const row = await loadAccount(tx, actor, key, { lock: true, kind, isRemovedSeen: true });
  if (!row || accountStatuses.present.includes(row.Status) || findsRemoved(actor)) return row;
  return { ...row, IsHidden: true };
}

const selectAccount = (db: Queries) =>
  db
    .selectFrom('Account')
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .selectAll('Account')
    .select([
      'Organisation.OrganisationKey',
      'Organisation.OrgName',
      'Organisation.BranchName',
      'Organisation.RegistrationNo',
      'Organisation.LogoFileKey',
      hasTwoFactor.as('IsTwoFactorOn'),
      isLastAdmin.as('IsLastAdmin'),
      sql<number>`(select count(*) from session where session.account_id = account.id and ${isOpenSession()})`.as(
        'OpenSessions',
      ),
      sql<Date | null>`(select max(expires_at) from one_time_link link where link.account_id = account.id
        and link.purpose in ('INVITE', 'ACTIVATE') and link.used_at is null and link.expires_at > now()
        and account.status in (${literals(accountStatuses.pending)}))`.as('InvitedUntil'),
    ]);
