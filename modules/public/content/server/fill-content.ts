import type { Language } from '#platform/common/i18n/language.ts';
import { certificationBodyName } from '#platform/common/settings/certification-body-name.ts';
import { certificationBodyContact } from '#platform/server/settings/certification-body-contact.ts';
import type { ContentKind } from '../rules/kinds.ts';
import { mapContent } from '../rules/map-content.ts';
import type { ContentOf } from '../rules/shapes.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const asHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

const filled = (text: string, language: Language, textOf: (value: string) => string): string =>
  text
    .replaceAll('{{body}}', textOf(certificationBodyName(language)))
    .replaceAll('{{email}}', textOf(certificationBodyContact().Email));

/**
 * Replaces the placeholders in content, `{{body}}` and `{{email}}`, with the organisation's name and email
 * address.
 */
export const fillContent = <K extends ContentKind>(kind: K, content: ContentOf<K>): ContentOf<K> =>
  mapContent(kind, content, {
    rich: (html, language) => filled(html, language, asHtml),
    line: (text, language) => filled(text, language, (value) => value),
  });
