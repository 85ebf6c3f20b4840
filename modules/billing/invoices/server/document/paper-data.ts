import type { Language } from '#platform/common/i18n/language.ts';
import type { Letterhead } from './facts.ts';
import { paperHead } from './paper-head.ts';
import { sayLine } from './say-line.ts';

/** What every paper of money begins and ends with, as data of `paper.typ`. `on` is YYYY-MM-DD: the file's own date. */
export function paperData<Paper>(
  papers: readonly Paper[],
  { title, on }: { title: string; on: string },
  from: Letterhead,
  Language: Language,
) {
  const Body = paperHead(from, Language);
  return {
    Language,
    DocumentTitle: title,
    DocumentDate: on.split('-').map(Number),
    Author: Body.Name.Text,
    Foot: sayLine('PAPER_COMPUTER', Language),
    PageOf: sayLine('PAPER_PAGE', Language, { Page: '{{Page}}', Pages: '{{Pages}}' }),
    // A paper that was issued before may have another head.
    Papers: papers.map((paper) => ({ Body, ...paper })),
  };
}
