import { addDays } from '#platform/common/format/dates.ts';
import type { ChecklistResult } from './contract.ts';

/** The longest that anybody may be given to put a finding right. */
export const FINDING_MAX_DAYS = 730;

export const isFinding = (result: ChecklistResult | null | undefined): result is 'MINOR' | 'MAJOR' =>
  result === 'MINOR' || result === 'MAJOR';

/** A finding is shown only with its remark: without it, no one knows what to correct. */
export const isMissingRemark = (answer: { Result: ChecklistResult; Remark: string | null }): boolean =>
  isFinding(answer.Result) && !answer.Remark?.trim();

type Due = {
  Result: ChecklistResult;
  /** What the assessor asks for. */
  Given: string | undefined;
  /** The answer that is there already. */
  Before: { Result: ChecklistResult; DueOn: string | null } | undefined;
  Days: { MINOR: number; MAJOR: number };
  /** YYYY-MM-DD, in Hong Kong. */
  Today: string;
};

/** The correction due date of the finding; it is unchanged while the kind of finding is. */
export function dueOnOf({ Result, Given, Before, Days, Today }: Due): string | null {
  if (!isFinding(Result)) return null;
  if (Given) return Given;
  if (Before?.Result === Result && Before.DueOn) return Before.DueOn;
  return addDays(Today, Days[Result]);
}

/** Not in the past, within reason; a day that stood there already may stay, also once it has passed. */
export const isDueOnFit = (due: string | null, before: string | null | undefined, today: string): boolean =>
  due === null || due === before || (due >= today && due <= addDays(today, FINDING_MAX_DAYS));

export const isOverdue = (due: string | null, today: string): boolean => due !== null && due < today;
