import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { mailTemplates } from '../mail-templates.ts';

/**
 * Emails a user that a second factor was added to their account, so that they can lock out an intruder who
 * added it.
 */
export async function notifyFactorAdded(tx: Tx, settings: Settings, actor: SignedIn): Promise<void> {
  await queueMail(tx, {
    to: actor.Email,
    language: actor.Language,
    template: mailTemplates.twoFactorAdded,
    link: portalLink(settings, '/forgot'),
    cause: null,
  });
}
