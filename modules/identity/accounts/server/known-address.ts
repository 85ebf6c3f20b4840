/**
 * Sends invitations. If the address already has an account, its owner is notified instead and the invited
 * account gets a placeholder address, so that clients do not learn which addresses have accounts.
 */
import { sql } from 'kysely';
import {
  findAccount,
  INVITATION_DAYS,
  mailTemplates,
  makeLink,
  sendOpeningLink,
} from '#modules/identity/sign-in/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { failEmailTaken } from './email-availability.ts';
import { accountsInScope } from './scope.ts';

export type Invited = {
  Id: number;
  Email: string;
  InvitedEmail: string | null;
  PasswordHash: string | null;
  Language: Language;
  ParentId: number | null;
  OrganisationId: number | null;
};

/**
 * Placeholder for an address that already has an account: unique, sorted at the same position in lists, and
 * impossible to type or to send email to.
 */
export const placeholderAddress = (email: string): string => `${email} ${newKey()}`;

/**
 * Refuses an address that the client already sees in its own list or signs in with; that reveals nothing
 * new.
 */
export async function assertNotOwnAddress(tx: Tx, actor: SignedIn, email: string): Promise<void> {
  const known = await tx
    .selectFrom('Account')
    .select('Account.Id')
    .where(accountsInScope(actor, false))
    .where(
      sql<boolean>`(lower(account.email) = ${email.toLowerCase()} or lower(account.invited_email) = ${email.toLowerCase()})`,
    )
    .executeTakeFirst();
  if (known || actor.Email.toLowerCase() === email.toLowerCase()) failEmailTaken();
}

/**
 * Sends the invitation. If the address has an account, its owner is notified of that instead, and the
 * inviting client sees no difference. An address that has become free in the meantime is invited normally.
 */
export async function sendInvitation(
  tx: Tx,
  settings: Portal['settings'],
  account: Invited,
  at: Date,
): Promise<void> {
  const { Id, InvitedEmail } = account;
  if (InvitedEmail === null) return sendOpeningLink(tx, settings, account, account.Language, at);
  const owner = await findAccount(tx, InvitedEmail).executeTakeFirst();
  if (!owner) {
    await tx
      .updateTable('Account')
      .set({ Email: InvitedEmail, InvitedEmail: null })
      .where('Id', '=', Id)
      .execute();
    return sendOpeningLink(tx, settings, { ...account, Email: InvitedEmail }, account.Language, at);
  }
  // No one receives this link's code: it only shows the client how long the invitation is open.
  await makeLink(tx, 'INVITE', account, at);
  const { OrgName } = await tx
    .selectFrom('Organisation')
    .select('OrgName')
    .where('Id', '=', account.OrganisationId)
    .executeTakeFirstOrThrow();
  const { EN, CHT, CHS, [owner.Language]: own } = OrgName;
  await queueMail(tx, {
    to: owner.Email,
    language: owner.Language,
    template: mailTemplates.subAccountKnown,
    params: { OrgName: own || EN || CHT || CHS, days: INVITATION_DAYS },
    link: portalLink(settings, '/login'),
    cause: null,
  });
}
