import type { Language } from '@assay/shared/translation/language.ts';
import type { Letterhead } from './facts.ts';
import { nameLine, plainLine, sayLine } from './say-line.ts';

/** What every paper of money begins and ends with, as data of `paper.typ`. `on` is YYYY-MM-DD: the file's own date. */
export function paperData<Paper>(
  papers: readonly Paper[],
  { title, on }: { title: string; on: string },
  from: Letterhead,
  Language: Language,
) {
  const Name = nameLine(from.Name, Language);
  return {
    Language,
    DocumentTitle: title,
    DocumentDate: on.split('-').map(Number),
    Author: Name.Text,
    Body: {
      Name,
      Address: nameLine(from.Address, Language),
      Contact: plainLine(`${from.PhoneNo} · ${from.Email}`, 'EN'),
    },
    Foot: sayLine('PAPER_COMPUTER', Language),
    PageOf: sayLine('PAPER_PAGE', Language, { Page: '{{Page}}', Pages: '{{Pages}}' }),
    Papers: papers,
  };
}
