import type { ApplicationRow } from '#modules/applications/applications/rules/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';

/** Status of an application on the client dashboard: title, explanation and the button to the next step. */
export type StatusLine = { IsYou: boolean; Title: TextKey; Texts: TextKey[]; Button: TextKey; Href: string };

/** @param usualDays what the stage usually takes; null: too few cases to report, then only the service's target is shown. */
export function statusLineOf(row: ApplicationRow, usualDays: number | null): StatusLine {
  const usual =
    usualDays === null ? [] : ([usualDays === 1 ? 'NEXT_STEP_USUAL_ONE' : 'NEXT_STEP_USUAL'] as const);
  const answer = usualDays !== null && usualDays > 1 ? (['NEXT_STEP_USUAL_ANSWER'] as const) : [];
  const edit = `/application/edit?key=${row.ApplicationKey}`;
  const view = {
    IsYou: false,
    Button: 'NEXT_STEP_VIEW',
    Href: `/viewform?key=${row.ApplicationKey}`,
  } as const;
  switch (row.ApplicationStatusCode) {
    case 'DRAFT':
    case 'INPROGRESS':
      return {
        IsYou: false,
        Title: 'NEXT_STEP_DRAFT',
        Texts: ['NEXT_STEP_DRAFT_TEXT'],
        Button: 'NEXT_STEP_CONTINUE',
        Href: edit,
      };
    case 'RETURNED':
      return {
        IsYou: true,
        Title: 'NEXT_STEP_FILL',
        Texts: ['NEXT_STEP_RETURNED_TEXT', ...answer],
        Button: 'NEXT_STEP_ANSWER',
        Href: edit,
      };
    case 'REJECTED':
      return {
        IsYou: true,
        Title: 'NEXT_STEP_FILL',
        Texts: ['NEXT_STEP_REJECTED_TEXT', ...answer],
        Button: 'NEXT_STEP_ANSWER',
        Href: edit,
      };
    case 'UNDERREVIEW':
    case 'REJECTED_FLOW':
      return {
        ...view,
        Title: row.CurrentStep ? `NEXT_STEP_STEP_${row.CurrentStep}` : 'NEXT_STEP_PENDING',
        Texts: [
          ...(usual.length > 0 || row.TargetDays === null ? usual : (['NEXT_STEP_TARGET'] as const)),
          'NEXT_STEP_NOTHING',
        ],
      };
    case 'CERTIFIED':
      return { ...view, Title: 'NEXT_STEP_CERTIFIED', Texts: ['NEXT_STEP_CERTIFIED_TEXT', ...usual] };
    case 'WAITING':
      return { ...view, Title: 'NEXT_STEP_WAITING', Texts: ['NEXT_STEP_WAITING_TEXT'] };
    default:
      return { ...view, Title: 'NEXT_STEP_PENDING', Texts: [...usual, 'NEXT_STEP_NOTHING'] };
  }
}
