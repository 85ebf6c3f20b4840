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
 * The placeholder for an address that has an account: unique, at the same position in an ordered list, and not an address that
 * could be typed or receive email.
 */
export const placeholderAddress = (email: string): string => `${email} ${newKey()}`;

/** An address that the client sees in its own list, or signs in with, is no secret to it. */
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
 * Sends the invitation. If the address has an account, its owner is notified that they have one; the inviting client cannot see
 * the difference. An address that has become free in the meantime is invited like any other.
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
  // Its code is given to no one: it shows the client until when the invitation is open.
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
