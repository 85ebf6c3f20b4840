/** Cleans content before it is stored: sanitises HTML and normalises single-line texts. */
import { isBlankHtml } from '../rules/html-text.ts';
import type { ContentKind } from '../rules/kinds.ts';
import { mapContent } from '../rules/map-content.ts';
import type { ContentOf } from '../rules/shapes.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** HTML that contains only empty paragraphs is stored as empty. */
const rich = (html: string): string => {
  const clean = sanitiseHtml(html);
  return isBlankHtml(clean) ? '' : clean;
};
const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the content with sanitised HTML and single-line texts without line breaks. */
export const sanitiseContent = <K extends ContentKind>(kind: K, content: ContentOf<K>): ContentOf<K> =>
  mapContent(kind, content, { rich, line });
