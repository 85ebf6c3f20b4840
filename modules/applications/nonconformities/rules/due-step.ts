/** What the due date of a nonconformity requires on a day: a reminder of the client, escalation, or nothing. */
import type { NonconformityTerms } from '#modules/catalogue/services/rules/index.ts';
import { addDays } from '#platform/common/format/dates.ts';
import { isOpen, isWithClient, type NonconformityStatus } from './statuses.ts';

export type DueRecord = {
  Status: NonconformityStatus;
  IsReleased: boolean;
  /** YYYY-MM-DD; null if it has none. */
  DueOn: string | null;
  /** The due date of which the client was reminded. */
  RemindedDueOn: string | null;
  IsEscalated: boolean;
};

export type DueStep = 'REMIND' | 'ESCALATE';

/**
 * The client is reminded once for each due date, until the nonconformity is escalated; it is escalated also while it is with the auditors.
 *
 * @param today YYYY-MM-DD in Hong Kong
 */
export function dueStep(record: DueRecord, terms: NonconformityTerms, today: string): DueStep | null {
  const { Status, IsReleased, DueOn, RemindedDueOn, IsEscalated } = record;
  if (DueOn === null || IsEscalated || !isOpen(Status)) return null;
  if (today >= addDays(DueOn, terms.EscalationDays)) return 'ESCALATE';
  const isToBeReminded = IsReleased && isWithClient(Status) && RemindedDueOn !== DueOn;
  return isToBeReminded && today >= addDays(DueOn, -terms.ReminderDays) ? 'REMIND' : null;
}
