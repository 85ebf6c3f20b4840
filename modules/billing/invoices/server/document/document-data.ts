import type { Language } from '#platform/common/i18n/language.ts';
import { documentHead } from './document-head.ts';
import type { Letterhead } from './document-types.ts';
import { formatLine } from './format-line.ts';

/**
 * Adds the title, date, header and footer that the Typst base template `document.typ` needs to the pages of
 * invoices and statements. `on` (YYYY-MM-DD) is the date of the file itself.
 */
export function documentData<Paper>(
  papers: readonly Paper[],
  { title, on }: { title: string; on: string },
  from: Letterhead,
  Language: Language,
) {
  const Body = documentHead(from, Language);
  return {
    Language,
    DocumentTitle: title,
    DocumentDate: on.split('-').map(Number),
    Author: Body.Name.Text,
    Foot: formatLine('PAPER_COMPUTER', Language),
    PageOf: formatLine('PAPER_PAGE', Language, { Page: '{{Page}}', Pages: '{{Pages}}' }),
    // A document issued earlier may have a different header.
    Papers: papers.map((paper) => ({ Body, ...paper })),
  };
}
