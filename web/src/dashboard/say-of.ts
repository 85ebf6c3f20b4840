import type { ApplicationRow } from '@assay/shared/application/contract.ts';
import type { TextKey } from '@assay/shared/translation/catalogue.ts';

/** One plain line about an application: whose turn, what is awaited, and the one thing to click. */
export type Say = { IsYou: boolean; Title: TextKey; Texts: TextKey[]; Button: TextKey; Href: string };

export function sayOf(row: ApplicationRow): Say {
  const edit = `/application/edit?key=${row.ApplicationKey}`;
  const view = { IsYou: false, Button: 'SAY_VIEW', Href: `/viewform?key=${row.ApplicationKey}` } as const;
  switch (row.ApplicationStatusCode) {
    case 'DRAFT':
    case 'INPROGRESS':
      return {
        IsYou: false,
        Title: 'SAY_DRAFT',
        Texts: ['SAY_DRAFT_TEXT'],
        Button: 'SAY_CONTINUE',
        Href: edit,
      };
    case 'RETURNED':
      return {
        IsYou: true,
        Title: 'SAY_FILL',
        Texts: ['SAY_RETURNED_TEXT'],
        Button: 'SAY_ANSWER',
        Href: edit,
      };
    case 'REJECTED':
      return {
        IsYou: true,
        Title: 'SAY_FILL',
        Texts: ['SAY_REJECTED_TEXT'],
        Button: 'SAY_ANSWER',
        Href: edit,
      };
    case 'UNDERREVIEW':
    case 'REJECTED_FLOW':
      return {
        ...view,
        Title: row.CurrentStep ? `SAY_STEP_${row.CurrentStep}` : 'SAY_PENDING',
        Texts: row.TargetDays === null ? ['SAY_NOTHING'] : ['SAY_TARGET', 'SAY_NOTHING'],
      };
    case 'CERTIFIED':
      return { ...view, Title: 'SAY_CERTIFIED', Texts: ['SAY_CERTIFIED_TEXT'] };
    case 'WAITING':
      return { ...view, Title: 'SAY_WAITING', Texts: ['SAY_WAITING_TEXT'] };
    default:
      return { ...view, Title: 'SAY_PENDING', Texts: ['SAY_NOTHING'] };
  }
}
