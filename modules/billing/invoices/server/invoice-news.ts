import type { Tx } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { MoneyEvent } from '../rules/who-to-tell.ts';

export type InvoiceNews = {
  tx: Tx;
  portal: Pick<Portal, 'isQuiet' | 'settings'>;
  /** What it is about is locked. */
  invoice: { Id: number; ApplicationId: number | null; CertificateId: number | null };
  event: MoneyEvent;
  /** Who did it, and is not told; null: the provider. */
  by: { Id: number; IsClient: boolean } | null;
  at: Date;
};

/**
 * Something became of the money of an invoice, and people have to hear of it: the module of what the invoice is about
 * knows whom. Not run for actions on an application, whose history tells of them.
 */
export const invoiceNews = defineHook<InvoiceNews>('invoices.news');
