import { isBlankHtml } from '../rules/html-text.ts';
import type { ContentKind } from '../rules/kinds.ts';
import { mapContent } from '../rules/map-content.ts';
import type { ContentOf } from '../rules/shapes.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** Empty paragraphs alone are no text. */
const rich = (html: string): string => {
  const clean = sanitiseHtml(html);
  return isBlankHtml(clean) ? '' : clean;
};
const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Content as it is kept: clean HTML, lines that are lines. */
export const sanitiseContent = <K extends ContentKind>(kind: K, content: ContentOf<K>): ContentOf<K> =>
  mapContent(kind, content, { rich, line });
