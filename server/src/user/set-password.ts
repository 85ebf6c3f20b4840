import type { Selectable } from 'kysely';
import { endSessions } from '../auth/sessions.ts';
import { endFeed } from '../cycle/end-feed.ts';
import type { Tx } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';
import { portalLink } from '../mail/portal-link.ts';
import { queueMail } from '../mail/send.ts';
import { mailTemplates } from '../mail/templates.ts';
import type { Settings } from '../settings.ts';

type Account = Selectable<Tables['Account']>;
type Change = { PasswordHash: string; at: Date; exceptSessionId?: number };

/**
 * A new password on a locked account: other sessions, open reset links and the calendar address end, and the owner is
 * told by mail, so that a change by somebody else does not stay unseen.
 */
export async function setPassword(
  tx: Tx,
  settings: Settings,
  account: Account,
  change: Change,
): Promise<void> {
  const { PasswordHash, at, exceptSessionId } = change;
  await tx
    .updateTable('Account')
    .set({ PasswordHash, Status: 'ACTIVE' })
    .where('Id', '=', account.Id)
    .execute();
  await endSessions(tx, account.Id, at, exceptSessionId);
  await endFeed(tx, account, account);
  await tx
    .updateTable('OneTimeLink')
    .set({ ExpiresAt: at })
    .where('AccountId', '=', account.Id)
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', at)
    .execute();
  if (account.PasswordHash === null) return;
  await queueMail(tx, {
    to: account.Email,
    language: account.Language,
    template: mailTemplates.passwordChanged,
    link: portalLink(settings, '/forgot'),
    cause: null,
  });
}
