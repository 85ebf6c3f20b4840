import type { Portal } from '../http/context.ts';
import { portalLink } from '../mail/portal-link.ts';
import { invoicePath } from './receipt/invoice-path.ts';

/** The invoice's own page, where the browser comes back to. That it came back proves nothing. */
export const returnUrl = async ({ db, settings }: Portal, invoiceId: number): Promise<string> =>
  portalLink(settings, await invoicePath(db, invoiceId), { returned: '1' });
