import { defineSlot } from '#platform/web/slot.ts';
import type { InvoiceView } from '../rules/contract.ts';

/**
 * Slots of the invoice page that the card-payments module fills: the panel for paying by card, and the
 * refunds in progress.
 */
export const payOnline = defineSlot<{ invoice: InvoiceView }>('invoices.pay-online');
export const pendingRefunds = defineSlot<{ invoice: InvoiceView }>('invoices.money-going-back');
