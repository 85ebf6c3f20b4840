import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { LetterSection } from '../../mail/render-mail.ts';
import type { MailTemplate } from '../../mail/templates.ts';
import type { LogDifference } from './types.ts';

/** Goes to ADMIN and IT when the nightly check of the public log has found something. */
export const logCheckTemplate: MailTemplate = {
  Subject: 'MAIL_LOG_CHECK_SUBJECT',
  Lines: ['MAIL_LOG_CHECK_TEXT'],
  Button: 'MAIL_LOG_CHECK_BUTTON',
  Params: ['count'],
};

/** Per check what it means, and the first records that it found. */
export const logCheckSections = (
  first: readonly LogDifference[],
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
        Text: translate(`LOG_CHECK_${name}`, language),
        Link: link,
      },
    ],
  }));
