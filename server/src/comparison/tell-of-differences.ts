import type { Role } from '@assay/shared/access/roles.ts';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/connect.ts';
import { portalLink } from '../mail/portal-link.ts';
import type { LetterSection } from '../mail/render-mail.ts';
import { queueMail } from '../mail/send.ts';
import type { MailTemplate } from '../mail/templates.ts';
import type { Settings } from '../settings.ts';
import type { Collected } from './collect-differences.ts';

export type Told = {
  /** Who has to know: everybody with one of these roles. */
  roles: readonly Role[];
  template: MailTemplate;
  /** `CERT_CHECK_`: what stands before a check's name in the key of its text. */
  texts: string;
  /** What was compared; each person has one mail about it a day. */
  cause: string;
  at: Date;
};

/** Mails what a comparison found to whoever keeps the portal; nothing where all agrees. */
export async function tellOfDifferences(
  tx: Tx,
  settings: Settings,
  found: Collected,
  { roles, template, texts, cause, at }: Told,
): Promise<void> {
  if (found.total === 0) return;
  const people = await tx
    .selectFrom('Account')
    .select(['Id', 'Email', 'Language'])
    .where('Status', '=', 'ACTIVE')
    .where(sql<boolean>`roles && ${[...roles]}::text[]`)
    .execute();
  const link = portalLink(settings, '/logs');
  for (const { Id, Email: to, Language: language } of people)
    await queueMail(tx, {
      ...{ to, language, link, template },
      params: { count: found.total },
      sections: sections(found, { texts, language, link }),
      cause: `${cause}:${Id}:${hongKongDate(at)}`,
    });
}

/** Per check what it means, and the first records that it found. */
const sections = (
  { counts, first }: Collected,
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
