import type { Tx } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { InvoiceNotificationEvent } from '../rules/notification-rules.ts';

export type InvoiceNotification = {
  tx: Tx;
  portal: Pick<Portal, 'isQuiet' | 'settings'>;
  /** What it is about is locked. */
  invoice: { Id: number; ApplicationId: number | null; CertificateId: number | null };
  event: InvoiceNotificationEvent;
  /** The actor, who is not notified; null: the provider. */
  by: { Id: number; IsClient: boolean } | null;
  at: Date;
};

/**
 * The money of an invoice changed, and people have to be notified: the module of the invoice's subject knows whom. Not run for
 * actions on an application, whose history triggers its own notifications.
 */
export const invoiceNotification = defineHook<InvoiceNotification>('invoices.news');
