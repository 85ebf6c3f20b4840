import { invoicePath } from '#modules/billing/invoices/server/receipt/invoice-path.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';

/** The invoice's own page, where the browser comes back to. That it came back proves nothing. */
export const returnUrl = async ({ db, settings }: Portal, invoiceId: number): Promise<string> =>
  portalLink(settings, await invoicePath(db, invoiceId), { returned: '1' });
