import type { ContentKind } from '@assay/shared/content/kinds.ts';
import { mapContent } from '@assay/shared/content/map-content.ts';
import type { ContentOf } from '@assay/shared/content/shapes.ts';
import { bodyName } from '@assay/shared/setting/body-name.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { bodyContact } from '../certificate/body-contact.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const asHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

const filled = (text: string, language: Language, say: (value: string) => string): string =>
  text.replaceAll('{{body}}', say(bodyName(language))).replaceAll('{{email}}', say(bodyContact().Email));

/** Content as it is read: in double braces stand the name of the body and its mail address. */
export const fillContent = <K extends ContentKind>(kind: K, content: ContentOf<K>): ContentOf<K> =>
  mapContent(kind, content, {
    rich: (html, language) => filled(html, language, asHtml),
    line: (text, language) => filled(text, language, (value) => value),
  });
