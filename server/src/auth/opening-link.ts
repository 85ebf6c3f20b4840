import type { Language } from '@assay/shared/translation/language.ts';
import type { Tx } from '../db/connect.ts';
import { portalLink } from '../mail/portal-link.ts';
import { queueMail } from '../mail/send.ts';
import { mailTemplates } from '../mail/templates.ts';
import type { Settings } from '../settings.ts';
import { LINK_MINUTES, makeLink } from './links.ts';

type Opening = { Id: number; Email: string; PasswordHash: string | null };

/**
 * Sends the link that opens a pending account: its owner chose a password when registering, or was invited and
 * chooses it now. No name is in the mail: whoever registers a stranger's address puts no words before them.
 */
export async function sendOpeningLink(
  tx: Tx,
  settings: Settings,
  account: Opening,
  language: Language,
  at: Date,
) {
  const isInvited = account.PasswordHash === null;
  const code = await makeLink(tx, isInvited ? 'INVITE' : 'ACTIVATE', account, at);
  await queueMail(tx, {
    to: account.Email,
    language,
    template: isInvited ? mailTemplates.invite : mailTemplates.activate,
    params: { minutes: LINK_MINUTES },
    link: portalLink(settings, isInvited ? '/forgot/reset' : '/register/verified', { code }),
    cause: null,
  });
}
