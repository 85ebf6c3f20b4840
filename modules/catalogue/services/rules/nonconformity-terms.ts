/** When the client is reminded of a nonconformity that is still open, and when it is escalated, as the service sets it. */
import type { ServiceDefinition } from './definition.ts';

export type NonconformityTerms = {
  /** Days before the due date on which the client is reminded. */
  ReminderDays: number;
  /** Days after the due date on which it is escalated. */
  EscalationDays: number;
};

/** For services that set no number of their own. */
const NONCONFORMITY_TERMS: NonconformityTerms = { ReminderDays: 7, EscalationDays: 14 };

export const nonconformityTerms = ({
  NonconformityReminderDays: ReminderDays = NONCONFORMITY_TERMS.ReminderDays,
  NonconformityEscalationDays: EscalationDays = NONCONFORMITY_TERMS.EscalationDays,
}: Pick<
  ServiceDefinition,
  'NonconformityReminderDays' | 'NonconformityEscalationDays'
>): NonconformityTerms => ({ ReminderDays, EscalationDays });
