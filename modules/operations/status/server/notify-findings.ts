import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Collected } from '#platform/server/comparison/collect-differences.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import type { LetterSection } from '#platform/server/mail/render-mail.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { CHECKERS, type CheckerName } from '../rules/checkers.ts';
import { checkers } from './checkers.ts';
import { recipients } from './recipients.ts';

type FindingsNotification = {
  name: CheckerName;
  at: Date;
  found: Pick<Collected, 'counts' | 'first' | 'total'>;
};

/**
 * Emails the operators about an integrity checker's findings: the meaning of each failed check, and the
 * first affected records.
 */
export async function notifyFindings(
  tx: Tx,
  settings: Settings,
  { name, at, found }: FindingsNotification,
): Promise<void> {
  const { roles, template } = checkers[name];
  const texts = CHECKERS[name].Texts;
  const link = portalLink(settings, '/status');
  for (const { Email, Language } of await recipients(tx, roles))
    await queueMail(tx, {
      ...{ to: Email, language: Language, link, template },
      params: { count: found.total, checker: translate(`CHECKER_${name}`, Language) },
      sections: sections(found, { texts, language: Language, link }),
      cause: `checker:${name}:FOUND:${Email}:${at.toISOString()}`,
    });
}

const sections = (
  { counts, first }: FindingsNotification['found'],
  { texts, language, link }: { texts: string; language: Language; link: string },
): LetterSection[] =>
  [...counts].map(([name, count]) => ({
    Title: `${name} × ${count}`,
    Items: [
      {
        Title: first
          .filter(({ Check }) => Check === name)
          .map(({ About }) => About)
          .join(', '),
        Text: translate(`${texts}${name}`, language),
        Link: link,
      },
    ],
  }));
