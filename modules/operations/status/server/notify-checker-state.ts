import { translate } from '#platform/common/i18n/texts.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { type CheckerName, LATE_HOURS } from '../rules/checkers.ts';
import { checkers } from './checkers.ts';
import { recipients } from './recipients.ts';

const TEMPLATES = {
  LATE: {
    Subject: 'MAIL_CHECKER_LATE_SUBJECT',
    Lines: ['MAIL_CHECKER_LATE_TEXT'],
    Button: 'MAIL_CHECKER_BUTTON',
    Params: ['checker', 'hours'],
  },
  WELL: {
    Subject: 'MAIL_CHECKER_WELL_SUBJECT',
    Lines: ['MAIL_CHECKER_WELL_TEXT'],
    Button: 'MAIL_CHECKER_BUTTON',
    Params: ['checker', 'hours'],
  },
} as const satisfies Record<string, MailTemplate>;

type StateNotification = { name: CheckerName; at: Date; what: keyof typeof TEMPLATES };

/**
 * Emails the operators when an integrity checker has not run for too long, or when all of its findings are
 * resolved.
 */
export async function notifyCheckerState(
  tx: Tx,
  settings: Settings,
  { name, at, what }: StateNotification,
): Promise<void> {
  for (const { Email, Language } of await recipients(tx, checkers[name].roles))
    await queueMail(tx, {
      ...{ to: Email, language: Language, template: TEMPLATES[what] },
      link: portalLink(settings, '/status'),
      params: { checker: translate(`CHECKER_${name}`, Language), hours: LATE_HOURS },
      cause: `checker:${name}:${what}:${Email}:${at.toISOString()}`,
    });
}
