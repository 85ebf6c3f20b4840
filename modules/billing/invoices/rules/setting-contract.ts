/**
 * API contract to view and save the certification body's payment setting: details of bank transfer, FPS,
 * cheque and cash (null: not offered), and the days until invoices are due.
 */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { line, version } from '#platform/common/contract/inputs.ts';
import { invoicesPermissions } from './permissions.ts';

/** Roles that may edit the setting. A method that is null is not offered. */

const needed = (limit: number) => line.min(1).max(limit);
/** Text of several lines, such as an address. */
const block = z.string().trim().min(1).max(400);

const bank = z.strictObject({
  BankName: needed(100),
  /** Clearing code, three digits; empty if it is part of the account number. */
  BankCode: z.string().regex(/^(\d{3})?$/),
  AccountName: needed(100),
  AccountNo: z
    .string()
    .trim()
    .regex(/^[\d][\d -]{4,32}\d$/),
  /** ISO 9362, 8 or 11 characters; empty if payments from abroad are not expected. */
  Swift: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/),
});

/** How FPS identifies a receiver: 7 or 9 digits, a mobile number with country code, or an email address. */
const PROXIES = {
  ID: /^(\d{7}|\d{9})$/,
  MOBILE: /^\+\d{1,3}-\d{6,12}$/,
  EMAIL: /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/,
} as const;

const fps = z
  .strictObject({
    Kind: z.enum(['ID', 'MOBILE', 'EMAIL']),
    Value: needed(78),
    /** Name shown by the payer's bank: Latin letters, because not every bank can display others. */
    MerchantName: z
      .string()
      .trim()
      .regex(/^[\x20-\x7e]{1,25}$/),
    City: z
      .string()
      .trim()
      .regex(/^[\x20-\x7e]{1,15}$/),
  })
  .refine(({ Kind, Value }) => PROXIES[Kind].test(Value), { path: ['Value'] });

const cheque = z.strictObject({ Payee: needed(100), Address: block });
const cash = z.strictObject({ Place: block });

export const paymentSettingInput = z.strictObject({
  Bank: bank.nullable(),
  Fps: fps.nullable(),
  Cheque: cheque.nullable(),
  Cash: cash.nullable(),
  /** Days from the date of issue until an invoice is due. */
  DueDays: z.int().min(0).max(365),
});
export type PaymentSetting = z.infer<typeof paymentSettingInput>;

const data = paymentSettingInput.extend({ Version: z.int() });
export type PaymentSettingView = z.infer<typeof data>;

export const paymentSettingRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/payment/setting',
    summary: 'Payment details of the certification body',
    access: invoicesPermissions.CHANGE_PAYMENT_INSTRUCTIONS,
    reads: ['settings'],
    data,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/payment/setting',
    summary:
      'Changes the payment details of the certification body, effective for invoices viewed from now on',
    access: invoicesPermissions.CHANGE_PAYMENT_INSTRUCTIONS,
    body: paymentSettingInput.extend({ Version: version }),
    data,
  }),
} as const;
