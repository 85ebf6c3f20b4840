import type { Tx } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';
import { portalLink } from '../mail/portal-link.ts';
import { queueMail } from '../mail/send.ts';
import { mailTemplates } from '../mail/templates.ts';
import type { Settings } from '../settings.ts';

/** Who did not add it reads of it, and can still shut out whoever did. */
export async function tellAdded(tx: Tx, settings: Settings, actor: SignedIn): Promise<void> {
  await queueMail(tx, {
    to: actor.Email,
    language: actor.Language,
    template: mailTemplates.twoFactorAdded,
    link: portalLink(settings, '/forgot'),
    cause: null,
  });
}
