/**
 * Hook run after the money of an invoice changed, so that the module of the invoiced record notifies the
 * payer and staff. Actions on applications notify through the application's own history.
 */
import type { Tx } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { InvoiceNotificationEvent } from '../rules/event-facts.ts';

export type InvoiceNotification = {
  tx: Tx;
  portal: Pick<Portal, 'isQuiet' | 'settings'>;
  /** The invoice, whose record is locked. */
  invoice: { Id: number; ApplicationId: number | null; CertificateId: number | null };
  event: InvoiceNotificationEvent;
  /** The acting user, who is not notified; null: the provider. */
  by: { Id: number; IsClient: boolean } | null;
  at: Date;
};

/**
 * Runs when the money of an invoice changed; the module of the invoiced record knows the recipients. Not run
 * for actions on an application, whose history triggers its own notifications.
 */
export const invoiceNotification = defineHook<InvoiceNotification>('invoices.news');
