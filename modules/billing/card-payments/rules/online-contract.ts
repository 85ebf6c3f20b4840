/**
 * API contract for opening and cancelling an invoice's card payment, refunding overpayments, and the payment
 * page of the simulated provider (sandbox).
 */
import { z } from 'zod';
import { invoicesPermissions, PROVIDER_NAMES } from '#modules/billing/invoices/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key, remark } from '#platform/common/contract/inputs.ts';
import { SANDBOX_STATES } from './payment-transitions.ts';
import { cardPaymentsPermissions } from './permissions.ts';

const cents = z.int();

/** What the browser needs to continue a payment that PAY_ONLINE started. */
const opened = z.object({
  PaymentKey: z.string(),
  Provider: z.enum(PROVIDER_NAMES),
  /** URL of the provider's page; null if its form is embedded in the portal. */
  Url: z.string().nullable(),
  /** For the provider's embedded form, together with the public key of its script. */
  ClientSecret: z.string().nullable(),
  PublishableKey: z.string().nullable(),
  Account: z.string().nullable(),
});
export type OpenedPayment = z.infer<typeof opened>;

/** Data of the sandbox's payment page, visible to anyone with its address. No real card, no real money. */
const sandboxPage = z.object({
  Session: z.string(),
  /** Invoice number. */
  Reference: z.string(),
  AmountCents: cents,
  Currency: z.string(),
  Status: z.enum(SANDBOX_STATES),
  /** Why the last attempt was declined; the payment stays open for another card. */
  FailureCode: z
    .enum(['card_declined', 'insufficient_funds', 'authentication_failed', 'expired_card'])
    .nullable(),
  ReturnUrl: z.string(),
});
export type SandboxPage = z.infer<typeof sandboxPage>;
const session = z.string().regex(/^sbs_[A-Za-z0-9_-]{20,40}$/);

export const onlineRoutes = {
  open: defineRoute({
    method: 'POST',
    path: '/payment/open',
    summary:
      'Opens the pending payment of an invoice with the provider; a repeated call returns the same payment',
    access: invoicesPermissions.PAY_ONLINE,
    body: z.strictObject({ InvoiceKey: key }),
    data: opened,
  }),
  abandon: defineRoute({
    method: 'POST',
    path: '/payment/abandon',
    summary: 'Cancels the pending payment of an invoice, unless the provider has already received it',
    access: invoicesPermissions.PAY_ONLINE,
    body: z.strictObject({ InvoiceKey: key }),
    data: z.object({}),
  }),
  refundOverpayment: defineRoute({
    method: 'POST',
    path: '/payment/overpayment/refund',
    summary: 'Refunds an overpayment; its invoice was settled by another payment and does not change',
    access: cardPaymentsPermissions.REFUND_OVERPAYMENTS,
    body: z.strictObject({ PaymentKey: key, Remark: remark }),
    data: z.object({}),
  }),
  sandboxView: defineRoute({
    method: 'GET',
    path: '/payment/sandbox/view',
    summary: 'A payment on the sandbox’s page',
    access: 'public',
    reads: ['invoices', 'payments'],
    query: z.strictObject({ Session: session }),
    data: sandboxPage,
  }),
  sandboxPay: defineRoute({
    method: 'POST',
    path: '/payment/sandbox/pay',
    summary: 'Pays with a test card',
    access: 'public',
    body: z.strictObject({
      Session: session,
      CardNo: z.string().max(30),
      /** Expiry date, MM/YY. */
      Expiry: z.string().max(7),
      Cvc: z.string().max(4),
    }),
    data: sandboxPage,
  }),
  sandboxConfirm: defineRoute({
    method: 'POST',
    path: '/payment/sandbox/confirm',
    summary: 'The response to the bank’s authentication (3-D Secure)',
    access: 'public',
    body: z.strictObject({ Session: session, IsConfirmed: z.boolean() }),
    data: sandboxPage,
  }),
  sandboxCancel: defineRoute({
    method: 'POST',
    path: '/payment/sandbox/cancel',
    summary: 'Leaves the sandbox’s page without paying',
    access: 'public',
    body: z.strictObject({ Session: session }),
    data: sandboxPage,
  }),
} as const;
