import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { LetterSection } from '../../mail/render-mail.ts';
import type { MailTemplate } from '../../mail/templates.ts';
import type { Difference } from './types.ts';

/** Goes to IT when the nightly comparison has found something. */
export const parityTemplate: MailTemplate = {
  Subject: 'MAIL_PARITY_SUBJECT',
  Lines: ['MAIL_PARITY_TEXT'],
  Button: 'MAIL_PARITY_BUTTON',
  Params: ['count'],
};

/** Per check what it means, and the first records that it found. */
export const paritySections = (
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
        Text: translate(`PARITY_${name}`, language),
        Link: link,
      },
    ],
  }));
