import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { LetterSection } from '../../mail/render-mail.ts';
import type { MailTemplate } from '../../mail/templates.ts';
import type { Difference } from './types.ts';

/** Goes to ADMIN and IT when the proofs of certificates disagree. */
export const checkTemplate: MailTemplate = {
  Subject: 'MAIL_CERT_CHECK_SUBJECT',
  Lines: ['MAIL_CERT_CHECK_TEXT'],
  Button: 'MAIL_CERT_CHECK_BUTTON',
  Params: ['count'],
};

/** Per check what it means, and the first records that it found. */
export const checkSections = (
  first: readonly Difference[],
  counts: ReadonlyMap<string, number>,
  { language, link }: { language: Language; link: string },
): LetterSection[] =>
  [...counts].map(([name, count]) => ({
    Title: `${name} × ${count}`,
    Items: [
      {
        Title: first
          .filter(({ Check }) => Check === name)
          .map(({ About }) => About)
          .join(', '),
        Text: translate(`CERT_CHECK_${name}`, language),
        Link: link,
      },
    ],
  }));
