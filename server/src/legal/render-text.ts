import { parseLegalText } from '@assay/shared/legal/parse-text.ts';
import { fill, translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { BODY_CONTACT } from '../certificate/body-contact.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const asText = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

/** A legal text as HTML of headings and paragraphs. Whatever people wrote is text, never markup. */
export function renderLegalText(text: string, language: Language): string {
  const known = { body: translate('MAIL_BRAND', language), email: BODY_CONTACT.Email };
  const say = (words: string) => asText(fill(words, known)).replaceAll('\n', '<br>');
  return parseLegalText(text)
    .map(({ Title, Paragraphs }) =>
      [...(Title ? [`<h2>${say(Title)}</h2>`] : []), ...Paragraphs.map((one) => `<p>${say(one)}</p>`)].join(
        '',
      ),
    )
    .join('');
}
