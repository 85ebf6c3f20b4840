/** Terms of suspensions of certificates, by service: how long one may last, when reminders are sent, and urgent ones. */
import type { ServiceDefinition } from './definition.ts';

/** Unless a service sets others. */
const RATIFICATION_DAYS = 10;
const LIMIT_MONTHS = 6;
const REMINDER_MONTHS: readonly number[] = [3, 5];

/** Days within which an urgent suspension of a certificate of the service has to be ratified. */
export const ratificationDays = (definition: Pick<ServiceDefinition, 'RatificationDays'>): number =>
  definition.RatificationDays ?? RATIFICATION_DAYS;

export type SuspensionTerms = {
  /** Months after which a decision on the certificate is due. */
  LimitMonths: number;
  /** Months after which holder and staff are reminded, before the limit. */
  ReminderMonths: readonly number[];
};

export const suspensionTerms = (
  definition: Pick<ServiceDefinition, 'SuspensionLimitMonths' | 'SuspensionReminderMonths'>,
): SuspensionTerms => ({
  LimitMonths: definition.SuspensionLimitMonths ?? LIMIT_MONTHS,
  ReminderMonths: definition.SuspensionReminderMonths ?? REMINDER_MONTHS,
});
