/** API contract of the list of debtors, and of the payment reminders that finance sends from it. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { listData } from '#platform/common/contract/list.ts';
import { localized } from '#platform/common/contract/shapes.ts';
import { debtorList } from './debtor-list.ts';
import { financeReportsPermissions } from './permissions.ts';

const cents = z.int();

/** Maximum number of clients reminded by one request. */
export const MAX_REMINDED = 100;

const debtorSums = z.object({
  Currency: z.string(),
  TotalCents: cents,
  NotDueCents: cents,
  /** Of invoices with a payment proof that waits to be checked: not overdue, whatever their due date. */
  ProofCents: cents,
  /** Overdue by 1 to 30, 31 to 60, 61 to 90 and more than 90 days. */
  Days30Cents: cents,
  Days60Cents: cents,
  Days90Cents: cents,
  Days91Cents: cents,
  OverdueCents: cents,
});
export type DebtorSums = z.infer<typeof debtorSums>;

const debtorRow = debtorSums.extend({
  OrganisationKey: z.string(),
  OrgName: localized,
  /** Number of unpaid invoices. */
  Invoices: z.int(),
  /** Earliest due date of the unpaid invoices, YYYY-MM-DD. */
  OldestDueOn: z.string(),
  /** Last reminder of one of these invoices, by the nightly job or by hand. */
  RemindedAt: z.string().nullable(),
});
export type DebtorRow = z.infer<typeof debtorRow>;

export const debtorRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/payment/debtor/list',
    summary: 'Clients with unpaid invoices, their outstanding amounts by age',
    access: financeReportsPermissions.READ_FINANCE_REPORTS,
    reads: ['accounts', 'applications', 'certificates', 'invoices', 'services', 'teams'],
    query: debtorList.Query,
    data: listData(debtorRow).extend({
      /** Sums of all matching rows, per currency. */
      Sums: z.array(debtorSums),
    }),
  }),
  remind: defineRoute({
    method: 'POST',
    path: '/payment/debtor/remind',
    summary: 'Reminds clients of their overdue invoices by email, each invoice at most once a day',
    access: financeReportsPermissions.SEND_PAYMENT_REMINDERS,
    body: z.strictObject({ OrganisationKeys: z.array(key).min(1).max(MAX_REMINDED) }),
    data: z.object({
      Items: z.array(
        z.object({
          OrganisationKey: z.string(),
          /** Number of invoices of which the client is reminded. */
          Count: z.int(),
          /** Why there is no reminder, in the caller's language; null if there is one. */
          Message: z.string().nullable(),
        }),
      ),
    }),
  }),
} as const;
