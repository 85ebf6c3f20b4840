import type { Selectable } from 'kysely';
import { accountStatuses, accountTransitions } from '#modules/identity/accounts/rules/index.ts';
import type { Audience } from '#platform/common/access/provider-audience.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { findAccount } from '../find-account.ts';
import { voidLinks } from '../links.ts';
import { writeAccountStatus } from '../write-account-status.ts';
import { problem } from './problem.ts';
import type { ProviderIdentity } from './read-answer.ts';

type Account = Selectable<Tables['Account']>;
type Visit = { audience: Audience; at: Date; address: string };

/**
 * Finds and locks the account of a user identified by the identity provider: by the linked identity, or by
 * the verified email address, which is then linked. Activates an invited account; never creates accounts.
 */
export async function openAccount(tx: Tx, vouched: ProviderIdentity, visit: Visit): Promise<Account> {
  const known = await findByIdentity(tx, vouched);
  const account = known ?? (await findByEmail(tx, vouched));
  const detail = { Subject: vouched.Subject, Email: vouched.Email };
  if (visit.audience !== 'both' && isClient(account.Roles) !== (visit.audience === 'client'))
    problem('ERR_PROVIDER_UNKNOWN', 'OTHER_SIDE', detail, account.Id);
  if (accountStatuses.suspended.includes(account.Status))
    problem('ERR_PROVIDER_SUSPENDED', 'SUSPENDED', detail, account.Id);
  // A registered user chose a password but has not proven ownership of the mailbox; invited accounts have no
  // password.
  const isPending = accountStatuses.pending.includes(account.Status);
  if (isPending && account.PasswordHash !== null)
    problem('ERR_PROVIDER_UNKNOWN', 'NOT_CONFIRMED', detail, account.Id);
  if (!known) await link(tx, account, vouched, visit);
  if (isPending) await open(tx, account, visit);
  return account;
}

const findByIdentity = (tx: Tx, { Issuer, Subject }: ProviderIdentity): Promise<Account | undefined> =>
  tx
    .selectFrom('Account')
    .innerJoin('Identity', 'Identity.AccountId', 'Account.Id')
    .selectAll('Account')
    .where('Identity.Issuer', '=', Issuer)
    .where('Identity.Subject', '=', Subject)
    .where('Account.Status', 'not in', accountStatuses.removed)
    .forNoKeyUpdate('Account')
    .executeTakeFirst();

async function findByEmail(tx: Tx, vouched: ProviderIdentity): Promise<Account> {
  const { Issuer, Subject, Email, IsEmailVerified } = vouched;
  const detail = { Subject, Email };
  if (Email === null || !IsEmailVerified) return problem('ERR_PROVIDER_EMAIL', 'EMAIL_NOT_VERIFIED', detail);
  const account = await findAccount(tx, Email).forNoKeyUpdate().executeTakeFirst();
  if (!account) return problem('ERR_PROVIDER_UNKNOWN', 'NO_ACCOUNT', detail);
  // Addresses are reassigned when people leave; the person linked first remains the owner of the account.
  const other = await tx
    .selectFrom('Identity')
    .select('Subject')
    .where('AccountId', '=', account.Id)
    .where('Issuer', '=', Issuer)
    .executeTakeFirst();
  return other ? problem('ERR_PROVIDER_TAKEN', 'OTHER_SUBJECT', detail, account.Id) : account;
}

async function link(
  tx: Tx,
  account: Account,
  { Issuer, Subject }: ProviderIdentity,
  visit: Visit,
): Promise<void> {
  await tx
    .insertInto('Identity')
    .values({ Issuer, Subject, AccountId: account.Id })
    // The identity belonged to a removed account; the person now has a new one.
    .onConflict((conflict) => conflict.columns(['Issuer', 'Subject']).doUpdateSet({ AccountId: account.Id }))
    .execute();
  await audit(tx, {
    AccountId: account.Id,
    Event: 'PROVIDER_LINK',
    Object: account.UserKey,
    Address: visit.address,
    Detail: { Issuer, Subject },
  });
}

async function open(tx: Tx, account: Account, { at, address }: Visit): Promise<void> {
  await writeAccountStatus(tx, account.Id, accountTransitions.ACTIVATE.To[0]);
  await voidLinks(tx, account.Id, at);
  const Detail = { Before: account.Status, By: 'PROVIDER' };
  await audit(tx, {
    AccountId: account.Id,
    Event: 'ACTIVATE',
    Object: account.UserKey,
    Address: address,
    Detail,
  });
}
