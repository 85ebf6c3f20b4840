/** Sends the email whose link activates a registered account or lets an invited user choose a password. */
import type { AccountKind } from '#modules/identity/accounts/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { type NewMail, queueMail } from '#platform/server/mail/send.ts';
import { INVITATION_DAYS, LINK_MINUTES, makeLink } from './links.ts';
import { mailTemplates } from './mail-templates.ts';

type Opening = {
  Id: number;
  Email: string;
  PasswordHash: string | null;
  ParentId?: number | null;
  Kind?: AccountKind;
  /** Null for a client who registered without an invitation. */
  CreatedById?: number | null;
  /** The service that the client wants to apply for. */
  ServiceKey?: string | undefined;
};

/**
 * Sends the link that opens a pending account, whose owner chose a password at registration or was invited
 * and chooses one now. The email contains no person's name, so that registering a stranger's address cannot
 * place text in their mailbox.
 */
export async function sendOpeningLink(
  tx: Tx,
  settings: Settings,
  account: Opening,
  language: Language,
  at: Date,
) {
  const isInvited = account.PasswordHash === null;
  const service: Record<string, string> =
    account.ServiceKey === undefined ? {} : { service: account.ServiceKey };
  const code = await makeLink(tx, isInvited ? 'INVITE' : 'ACTIVATE', account, at);
  await queueMail(tx, {
    to: account.Email,
    language,
    ...(isInvited
      ? await invitation(tx, account, language)
      : { template: mailTemplates.activate, params: { minutes: LINK_MINUTES } }),
    link: isInvited
      ? portalLink(settings, '/forgot/reset', { code, first: 'true', ...service })
      : portalLink(settings, '/register/verified', { code, ...service }),
    cause: null,
  });
}

/**
 * Template of the invitation. A sub-account is informed which organisation invites it, because it does not
 * know the certification body. An address registered twice before activation was not invited and chooses a
 * password now.
 */
async function invitation(
  tx: Tx,
  { Id, ParentId, Kind, CreatedById }: Opening,
  language: Language,
): Promise<Pick<NewMail, 'template' | 'params'>> {
  const days = INVITATION_DAYS;
  if (Kind === 'CLIENT' && CreatedById === null)
    return { template: mailTemplates.registeredAgain, params: { days } };
  const organisation = ParentId
    ? await tx
        .selectFrom('Organisation')
        .innerJoin('Account', 'Account.OrganisationId', 'Organisation.Id')
        .select('Organisation.OrgName')
        .where('Account.Id', '=', Id)
        .executeTakeFirst()
    : undefined;
  if (!organisation) return { template: mailTemplates.invite, params: { days } };
  const { EN, CHT, CHS, [language]: own } = organisation.OrgName;
  return {
    template: mailTemplates.subAccountInvite,
    params: { days, OrgName: own || EN || CHT || CHS },
  };
}
