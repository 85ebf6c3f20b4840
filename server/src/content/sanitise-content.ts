import { isBlankHtml } from '@assay/shared/content/html-words.ts';
import type { ContentKind } from '@assay/shared/content/kinds.ts';
import { mapContent } from '@assay/shared/content/map-content.ts';
import type { ContentOf } from '@assay/shared/content/shapes.ts';
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
