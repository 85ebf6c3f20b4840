import { mailTemplates } from '#modules/identity/sign-in/server/index.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import type { AccountActionContext } from '../action-context.ts';

/**
 * Emails the owner of an account when another user suspends or reactivates it, removes its second factor, or
 * changes its roles or email address; sent to the address that the account had before.
 */
export async function notifyOwner(
  { tx, row, portal }: AccountActionContext,
  template: 'accountSuspended' | 'accountReactivated' | 'twoFactorRemoved' | 'rolesChanged' | 'emailChanged',
  path?: '/login' | '/forgot',
): Promise<void> {
  await queueMail(tx, {
    to: row.Email,
    language: row.Language,
    template: mailTemplates[template],
    ...(path && { link: portalLink(portal.settings, path) }),
    cause: null,
  });
}
