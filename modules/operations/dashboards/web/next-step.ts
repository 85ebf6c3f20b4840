import { APPLICATION_STATUS, type ApplicationRow } from '#modules/applications/applications/rules/index.ts';
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
  const { Group, Stage, SentBack, IsScheduled } = APPLICATION_STATUS[row.ApplicationStatusCode];
  if (Group === 'DRAFT')
    return {
      IsYou: false,
      Title: 'NEXT_STEP_DRAFT',
      Texts: ['NEXT_STEP_DRAFT_TEXT'],
      Button: 'NEXT_STEP_CONTINUE',
      Href: edit,
    };
  if (IsScheduled) return { ...view, Title: 'NEXT_STEP_WAITING', Texts: ['NEXT_STEP_WAITING_TEXT'] };
  switch (Stage) {
    case 'CLIENT':
      return {
        IsYou: true,
        Title: 'NEXT_STEP_FILL',
        Texts: [SentBack === 'FORM' ? 'NEXT_STEP_RETURNED_TEXT' : 'NEXT_STEP_REJECTED_TEXT', ...answer],
        Button: 'NEXT_STEP_ANSWER',
        Href: edit,
      };
    case 'STEP':
      return {
        ...view,
        Title: row.CurrentStep ? `NEXT_STEP_STEP_${row.CurrentStep}` : 'NEXT_STEP_PENDING',
        Texts: [
          ...(usual.length > 0 || row.TargetDays === null ? usual : (['NEXT_STEP_TARGET'] as const)),
          'NEXT_STEP_NOTHING',
        ],
      };
    case 'PUBLISH':
      return { ...view, Title: 'NEXT_STEP_CERTIFIED', Texts: ['NEXT_STEP_CERTIFIED_TEXT', ...usual] };
    default:
      return { ...view, Title: 'NEXT_STEP_PENDING', Texts: [...usual, 'NEXT_STEP_NOTHING'] };
  }
}
