import type { Language } from '#platform/common/i18n/language.ts';
import { documentHead } from './document-head.ts';
import type { Letterhead } from './facts.ts';
import { formatLine } from './format-line.ts';

/** What every paper of money begins and ends with, as data of `document.typ`. `on` is YYYY-MM-DD: the file's own date. */
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
    // A paper that was issued before may have another head.
    Papers: papers.map((paper) => ({ Body, ...paper })),
  };
}
