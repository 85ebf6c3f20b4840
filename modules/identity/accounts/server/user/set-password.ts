import type { Selectable } from 'kysely';
import { mailTemplates, revokeSignIns, writeAccountStatus } from '#modules/identity/sign-in/server/index.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { accountTransitions } from '../../rules/transitions.ts';

type Account = Selectable<Tables['Account']>;
type Change = { PasswordHash: string; at: Date; exceptSessionId?: number };

/**
 * Saves a new password of a locked account: other sessions, open links and the calendar URL end, and the
 * owner is notified by email, so that a change by someone else is noticed.
 */
export async function setPassword(
  tx: Tx,
  settings: Settings,
  account: Account,
  change: Change,
): Promise<void> {
  const { PasswordHash, at, exceptSessionId } = change;
  await writeAccountStatus(tx, account.Id, accountTransitions.ACTIVATE.To[0], { PasswordHash });
  await revokeSignIns(tx, account, { by: account, at, exceptSessionId });
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
