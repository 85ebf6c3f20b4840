/**
 * Gives the generated workflow test its accounts of one kind (client, sub-account, staff): lists and shows
 * them, and creates the input of each action.
 */
import type { AccountKind } from '#modules/identity/accounts/rules/statuses.ts';
import { accountWorkflows } from '#modules/identity/accounts/rules/workflow.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { openSessionFor } from '../../support/portal.ts';
import { ACTORS } from '../actors.ts';
import type { GeneratedPortal } from '../generated-portal.ts';
import type { Body, WalkedAction, WalkedKind } from './walked-kind.ts';

const NAMES = { FirstName: 'Wai', LastName: 'Kerr' };
const ROLES: Readonly<Record<AccountKind, readonly Role[]>> = {
  CLIENT: ['CLIENT'],
  SUB: ['SUB_CLIENT'],
  STAFF: ['ASSESSOR'],
};
const OF_EACH = 6;

/**
 * Accounts of one kind for the workflow test: some added here and those that it creates itself. The acting
 * users are excluded, because their sessions must not end during the test.
 */
export async function walkedAccounts(portal: GeneratedPortal, kind: AccountKind): Promise<WalkedKind> {
  const { db } = portal;
  for (let at = 0; at < OF_EACH; at += 1) await addAccount(portal, kind, at);
  const walkers = ACTORS.map((user) => `${user}@demo.test`);
  return {
    Table: accountWorkflows[kind],
    standings: () =>
      db
        .selectFrom('Account')
        .select(['UserKey as Key', 'Status', 'Version'])
        .where('Kind', '=', kind)
        .where('Email', 'not in', walkers)
        .orderBy('Id')
        .execute(),
    see: async (user, { Key }) =>
      Key === ''
        ? { status: 0, data: {}, error: { Code: '', Message: '' } }
        : portal.get(user, '/user/view', { UserKey: Key }),
    body: (action) => bodyOf(portal, kind, action),
  };
}

async function bodyOf(
  portal: GeneratedPortal,
  kind: AccountKind,
  { who: user, Action, record, Pick }: WalkedAction,
): Promise<Body> {
  const named = { UserKey: record.Key };
  const Email = `made-${newKey()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}@walk.test`;
  if (Action === 'CREATE')
    return {
      Email,
      ...NAMES,
      ...(kind === 'STAFF' && { UserRoleList: [Pick % 2 ? 'ASSESSOR' : 'FINANCE'] }),
    };
  // A client invites its own sub-accounts; staff must name the parent client.
  if (Action === 'INVITE')
    return { Email, ...NAMES, ...(!/client/.test(user) && { ParentKey: await portal.userKey('client') }) };
  if (Action === 'UPDATE') return { ...named, ...NAMES };
  if (Action === 'SHARE') return { ...named, ApplicationKeys: [] };
  if (Action === 'SIGN_OUT') await signIn(portal, record.Key);
  if (Action === 'RESET_TWO_FACTOR') await addTwoFactor(portal, record.Key);
  return kind === 'SUB' || ['RESEND', 'SIGN_OUT', 'REACTIVATE'].includes(Action)
    ? named
    : { ...named, Remark: 'Asked for by the organisation.' };
}

async function addAccount({ db }: GeneratedPortal, kind: AccountKind, at: number): Promise<void> {
  const client = await db
    .selectFrom('Account')
    .select(['Id', 'OrganisationId'])
    .where('Email', '=', 'client@demo.test')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('Account')
    .values({
      UserKey: newKey(),
      Email: `walk-${kind.toLowerCase()}-${at}@demo.test`,
      Status: 'ACTIVE',
      Roles: [...ROLES[kind]],
      OrganisationId: kind === 'STAFF' ? null : client.OrganisationId,
      ParentId: kind === 'SUB' ? client.Id : null,
      PasswordHash: null,
      ...NAMES,
      TermsVersion: '1.0',
      PrivacyVersion: '1.0',
    })
    .execute();
}

const account = ({ db }: GeneratedPortal, UserKey: string) =>
  db
    .selectFrom('Account')
    .select(['Id', 'Email', 'Status'])
    .where('UserKey', '=', UserKey)
    .executeTakeFirst();

async function signIn(portal: GeneratedPortal, key: string): Promise<void> {
  const found = await account(portal, key);
  if (found?.Status === 'ACTIVE' && found.Email.endsWith('@demo.test'))
    await openSessionFor(portal.db, found.Email.replace('@demo.test', ''));
}

async function addTwoFactor(portal: GeneratedPortal, key: string): Promise<void> {
  const found = await account(portal, key);
  if (!found) return;
  const now = new Date();
  await portal.db
    .insertInto('Totp')
    .values({
      AccountId: found.Id,
      Secret: Buffer.alloc(20, 7),
      ConfirmedAt: now,
      NextSecret: null,
      StartedAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
