import { defineSlot } from '#platform/web/slot.ts';
import type { InvoiceView } from '../rules/contract.ts';

/** What modules of payment providers draw on the screen of an invoice. */
export const payOnline = defineSlot<{ invoice: InvoiceView }>('invoices.pay-online');
export const pendingRefunds = defineSlot<{ invoice: InvoiceView }>('invoices.money-going-back');
