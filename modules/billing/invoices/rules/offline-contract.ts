/**
 * API contract to fetch how an invoice can be paid without a card: bank transfer, FPS with its QR code,
 * cheque or cash.
 */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { invoicesPermissions } from './permissions.ts';

const method = z.discriminatedUnion('Method', [
  z.object({
    Method: z.literal('BANK_TRANSFER'),
    BankName: z.string(),
    BankCode: z.string(),
    AccountName: z.string(),
    AccountNo: z.string(),
    Swift: z.string(),
  }),
  z.object({
    Method: z.literal('FPS'),
    Kind: z.enum(['ID', 'MOBILE', 'EMAIL']),
    Value: z.string(),
    MerchantName: z.string(),
    /** QR code with amount and reference, as an image URL. */
    Qr: z.string(),
  }),
  z.object({ Method: z.literal('CHEQUE'), Payee: z.string(), Address: z.string() }),
  z.object({ Method: z.literal('CASH'), Place: z.string() }),
  z.object({ Method: z.literal('OTHER') }),
]);
export type OfflineMethod = z.infer<typeof method>;

const offline = z.object({
  InvoiceKey: z.string(),
  AmountCents: z.int(),
  /** Text that the payer enters with the payment: the invoice number. */
  Reference: z.string(),
  /** Payment methods accepted by the certification body; empty when nothing is owed. */
  Methods: z.array(method),
});
export type Offline = z.infer<typeof offline>;

export const offlineRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/payment/offline',
    summary: 'Offline payment details of an invoice, with its FPS code',
    access: invoicesPermissions.READ_INVOICES,
    reads: ['applications', 'certificates', 'invoices', 'services', 'settings', 'teams'],
    query: z.strictObject({ InvoiceKey: key }),
    data: offline,
  }),
} as const;
