/**
 * Creates, checks, consumes and voids the one-time codes in emailed links for activation, invitation and
 * password reset, and in the return from the identity provider.
 */

import { sql } from 'kysely';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { hashSecret, newSecret } from '#platform/server/database/keys.ts';
import { fail } from '#platform/server/http/fail.ts';

/** Validity of links. Invitations last longer, because their recipients do not expect them. */
export const LINK_MINUTES = 60;
export const INVITATION_DAYS = 7;

export type LinkPurpose = 'ACTIVATE' | 'RESET' | 'EXCHANGE' | 'INVITE';
/** Purposes for accounts that are not yet active; all others are for active accounts. */
const OPENING: LinkPurpose[] = ['ACTIVATE', 'INVITE'];
type Holder = { Id: number; Email: string };

const minutesOf = (purpose: LinkPurpose): number =>
  purpose === 'INVITE' ? INVITATION_DAYS * 24 * 60 : LINK_MINUTES;

/** Voids the open links of an account: all of them, or those of one purpose. */
export async function voidLinks(tx: Tx, accountId: number, at: Date, purpose?: LinkPurpose): Promise<void> {
  await tx
    .updateTable('OneTimeLink')
    .set({ ExpiresAt: at })
    .where('AccountId', '=', accountId)
    .$if(purpose !== undefined, (query) => query.where('Purpose', '=', purpose as LinkPurpose))
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', at)
    .execute();
}

/** Creates a one-time code for an account and voids earlier ones of the same purpose. */
export async function makeLink(tx: Tx, Purpose: LinkPurpose, account: Holder, at: Date): Promise<string> {
  await voidLinks(tx, account.Id, at, Purpose);
  const code = newSecret();
  const ExpiresAt = new Date(at.getTime() + minutesOf(Purpose) * 60_000);
  await tx
    .insertInto('OneTimeLink')
    .values({
      CodeHash: hashSecret(code),
      Purpose,
      AccountId: account.Id,
      Email: account.Email,
      ExpiresAt,
      UsedAt: null,
    })
    .execute();
  return code;
}

/** Returns the owner of a valid code, or null, without consuming it; `redeemLink` decides. */
export async function peekLink(
  db: Queries,
  purposes: LinkPurpose[],
  code: string,
  at: Date,
): Promise<{ Email: string; FirstName: string; LastName: string } | null> {
  const row = await db
    .selectFrom('OneTimeLink')
    .innerJoin('Account', 'Account.Id', 'OneTimeLink.AccountId')
    .select(['OneTimeLink.Email', 'Account.FirstName', 'Account.LastName'])
    .where('CodeHash', '=', hashSecret(code))
    .where('Purpose', 'in', purposes)
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', at)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Consumes a code, exactly once, and returns its account, locked. The code is valid only for the email
 * address to which it was sent. The account is locked first, as everywhere, so that a link created
 * concurrently waits instead of causing a deadlock.
 */
export async function redeemLink(tx: Tx, purposes: LinkPurpose[], code: string, at: Date) {
  const account = await tx
    .selectFrom('Account')
    .innerJoin('OneTimeLink', 'OneTimeLink.AccountId', 'Account.Id')
    .selectAll('Account')
    .select('OneTimeLink.Purpose')
    .where('OneTimeLink.CodeHash', '=', hashSecret(code))
    .where('OneTimeLink.Purpose', 'in', purposes)
    .whereRef(sql`lower(account.email)`, '=', sql`lower(one_time_link.email)`)
    .forNoKeyUpdate('Account')
    .executeTakeFirst();
  if (!account) return failLink();
  const fitting = OPENING.includes(account.Purpose) ? accountStatuses.pending : accountStatuses.active;
  if (!fitting.includes(account.Status)) return failLink();
  const used = await tx
    .updateTable('OneTimeLink')
    .set({ UsedAt: at })
    .where('CodeHash', '=', hashSecret(code))
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', at)
    .returning('Id')
    .executeTakeFirst();
  return used ? account : failLink();
}

export const failLink = (): never =>
  fail('ERR_VALIDATION', { Text: 'ERR_LINK', Fields: [{ Field: 'Code', Code: 'ERR_LINK' }] });
