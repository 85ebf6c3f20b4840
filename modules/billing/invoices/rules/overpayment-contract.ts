/** API contract by which finance records that an overpayment received by bank transfer was returned to the client. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { dateInput, key, remark } from '#platform/common/contract/inputs.ts';
import { transactionNo } from './inputs.ts';
import { invoicesPermissions } from './permissions.ts';

/** OVERPAYMENT: the part of a payment above its invoice; SECOND_PAYMENT: a payment although nothing was owed. */
export const OFFLINE_OVERPAYMENT_KINDS = ['OVERPAYMENT', 'SECOND_PAYMENT'] as const;
export type OfflineOverpaymentKind = (typeof OFFLINE_OVERPAYMENT_KINDS)[number];

export const overpaymentRoutes = {
  giveBack: defineRoute({
    method: 'POST',
    path: '/payment/overpayment/return',
    summary: 'Records that an overpayment received by bank transfer was returned to the client in full',
    access: invoicesPermissions.RETURN_OVERPAYMENTS,
    body: z.strictObject({
      OverpaymentKey: key,
      DateTime: dateInput,
      TransactionNo: transactionNo,
      Remark: remark,
    }),
    data: z.object({}),
  }),
} as const;
