import {
  type InvoiceNotificationEvent,
  invoiceRecipientsFor,
  isInvoiceNotificationEvent,
} from '#modules/billing/invoices/rules/index.ts';
import type { Message } from '#modules/messaging/notification-centre/rules/index.ts';
import type { ApplicationEvent } from './notification-rules.ts';
import { applicationStatuses } from './statuses.ts';
import { type ApplicationAction, actionNotifications } from './workflow.ts';

/** An event of an application with its name, as recorded in its history. */
export type NamedApplicationEvent = ApplicationEvent & {
  Action: ApplicationAction | InvoiceNotificationEvent;
};

/**
 * The notifications of one event, most urgent first; a user addressed by several gets only the first. The acting user
 * gets confirmations only; the sender excludes them otherwise because it knows accounts.
 */
export function recipientsFor(happened: NamedApplicationEvent): Message[] {
  const { Action, ToStatus } = happened;
  if (!isInvoiceNotificationEvent(Action))
    return (actionNotifications[Action] ?? []).flatMap((rule) => rule(happened));
  return invoiceRecipientsFor(Action, {
    IsOver: applicationStatuses.withoutResult.includes(ToStatus),
    IsCompleted: applicationStatuses.completed.includes(ToStatus),
  });
}
