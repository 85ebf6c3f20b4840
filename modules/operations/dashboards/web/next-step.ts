import { APPLICATION_STATUS, type ApplicationRow } from '#modules/applications/applications/rules/index.ts';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';

/** Status of an application on the client dashboard: title, explanation and the button to the next step. */
export type StatusLine = { IsYou: boolean; Title: TextKey; Texts: TextKey[]; Button: TextKey; Href: string };

type Known = {
  /** What the stage usually takes; null: too few cases to report, then only the service's target is shown. */
  usualDays: number | null;
  /** The client has a nonconformity to respond to. */
  isToRespond: boolean;
};

export function statusLineOf(row: ApplicationRow, { usualDays, isToRespond }: Known): StatusLine {
  const usual =
    usualDays === null ? [] : ([usualDays === 1 ? 'NEXT_STEP_USUAL_ONE' : 'NEXT_STEP_USUAL'] as const);
  const answer = usualDays !== null && usualDays > 1 ? (['NEXT_STEP_USUAL_ANSWER'] as const) : [];
  const late = ['NEXT_STEP_LATE'] as const;
  const usualOrLate = isLate(row, usualDays) ? late : usual;
  const respond = ['NEXT_STEP_RESPOND'] as const;
  const pay = row.PaymentDueOn === null ? [] : [payByText(row.PaymentDueOn)];
  const needed = [...(isToRespond ? respond : []), ...pay];
  const neededOrNothing = needed.length > 0 ? needed : (['NEXT_STEP_NOTHING'] as const);
  const edit = `/application/edit?key=${row.ApplicationKey}`;
  const view = {
    IsYou: false,
    Button: 'NEXT_STEP_VIEW',
    Href: `/viewform?key=${row.ApplicationKey}`,
  } as const;
  const { Group, Stage, SentBack, IsScheduled } = APPLICATION_STATUS[row.ApplicationStatusCode];
  if (Group === 'DRAFT')
    return {
      // An assessment of a certification cycle has a last day.
      IsYou: row.EndDateTime !== null,
      Title: 'NEXT_STEP_DRAFT',
      Texts: ['NEXT_STEP_DRAFT_TEXT', ...lastDayTexts(row)],
      Button: 'NEXT_STEP_CONTINUE',
      Href: edit,
    };
  if (IsScheduled) return { ...view, Title: 'NEXT_STEP_WAITING', Texts: ['NEXT_STEP_WAITING_TEXT'] };
  switch (Stage) {
    case 'CLIENT':
      return {
        IsYou: true,
        Title: 'NEXT_STEP_FILL',
        Texts: [
          SentBack === 'FORM' ? 'NEXT_STEP_RETURNED_TEXT' : 'NEXT_STEP_REJECTED_TEXT',
          ...(row.AnswerBy ? [answerByText(row.AnswerBy)] : answer),
        ],
        Button: 'NEXT_STEP_ANSWER',
        Href: edit,
      };
    case 'STEP':
      return {
        ...view,
        Title: row.CurrentStep ? `NEXT_STEP_STEP_${row.CurrentStep}` : 'NEXT_STEP_PENDING',
        Texts: [
          ...(isLate(row, row.TargetDays ?? usualDays)
            ? late
            : usual.length > 0 || row.TargetDays === null
              ? usual
              : (['NEXT_STEP_TARGET'] as const)),
          ...neededOrNothing,
        ],
      };
    case 'PUBLISH':
      return {
        ...view,
        Title: 'NEXT_STEP_CERTIFIED',
        Texts: ['NEXT_STEP_CERTIFIED_TEXT', ...usualOrLate, ...needed],
      };
    default:
      // While the client has to pay, the next step may wait for that.
      return {
        ...view,
        Title: 'NEXT_STEP_PENDING',
        Texts: pay.length > 0 ? needed : [...usualOrLate, ...neededOrNothing],
      };
  }
}

function lastDayTexts({ EndDateTime }: ApplicationRow): TextKey[] {
  if (EndDateTime === null) return [];
  const isLate = hongKongDate(new Date(EndDateTime)) < hongKongDate(new Date());
  return [isLate ? 'NEXT_STEP_DRAFT_LATE' : 'NEXT_STEP_DRAFT_DUE'];
}

const answerByText = (day: string): TextKey =>
  day < hongKongDate(new Date()) ? 'NEXT_STEP_ANSWER_LATE' : 'NEXT_STEP_ANSWER_BY';

const payByText = (day: string): TextKey =>
  day < hongKongDate(new Date()) ? 'NEXT_STEP_PAY_LATE' : 'NEXT_STEP_PAY_BY';

/** The step takes longer than its target or, if it has none, than usual. */
const isLate = ({ StepSince }: ApplicationRow, days: number | null): boolean =>
  days !== null && addDays(hongKongDate(new Date(StepSince)), days) < hongKongDate(new Date());
