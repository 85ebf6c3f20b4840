import type { ApplicationRow } from '#modules/applications/applications/rules/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';

/** One plain line about an application: whose turn, what is awaited, and the one thing to click. */
export type StatusLine = { IsYou: boolean; Title: TextKey; Texts: TextKey[]; Button: TextKey; Href: string };

/** @param usualDays what the stage usually takes; null: too few cases to report, then only the service's target is shown. */
export function statusLineOf(row: ApplicationRow, usualDays: number | null): StatusLine {
  const usual = usualDays === null ? [] : ([usualDays === 1 ? 'SAY_USUAL_ONE' : 'SAY_USUAL'] as const);
  const answer = usualDays !== null && usualDays > 1 ? (['SAY_USUAL_ANSWER'] as const) : [];
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
        Texts: ['SAY_RETURNED_TEXT', ...answer],
        Button: 'SAY_ANSWER',
        Href: edit,
      };
    case 'REJECTED':
      return {
        IsYou: true,
        Title: 'SAY_FILL',
        Texts: ['SAY_REJECTED_TEXT', ...answer],
        Button: 'SAY_ANSWER',
        Href: edit,
      };
    case 'UNDERREVIEW':
    case 'REJECTED_FLOW':
      return {
        ...view,
        Title: row.CurrentStep ? `SAY_STEP_${row.CurrentStep}` : 'SAY_PENDING',
        Texts: [
          ...(usual.length > 0 || row.TargetDays === null ? usual : (['SAY_TARGET'] as const)),
          'SAY_NOTHING',
        ],
      };
    case 'CERTIFIED':
      return { ...view, Title: 'SAY_CERTIFIED', Texts: ['SAY_CERTIFIED_TEXT', ...usual] };
    case 'WAITING':
      return { ...view, Title: 'SAY_WAITING', Texts: ['SAY_WAITING_TEXT'] };
    default:
      return { ...view, Title: 'SAY_PENDING', Texts: [...usual, 'SAY_NOTHING'] };
  }
}
