import { applicationRoutes } from '#modules/applications/applications/rules/contract.ts';
import { financeRoutes } from '#modules/billing/finance-reports/rules/contract.ts';
import { invoiceRoutes } from '#modules/billing/invoices/rules/contract.ts';
import { certificateRoutes } from '#modules/certification/certificates/rules/contract.ts';
import { cycleRoutes } from '#modules/certification/cycles/rules/contract.ts';
import { accountRoutes } from '#modules/identity/accounts/rules/contract.ts';
import { logRoutes } from '#modules/operations/event-log/rules/contract.ts';
import { jobRoutes } from '#modules/operations/event-log/rules/job-contract.ts';
import { outboxRoutes } from '#modules/operations/event-log/rules/mail-contract.ts';
import { conversationRoutes } from '#modules/support/conversations/rules/contract.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import type { ListName } from '#platform/common/list-view/list-names.ts';

/** Where the rows of each list come from: who may read them, and what they may be narrowed by. */
export const LIST_ROUTES: Readonly<Record<ListName, Route>> = {
  APPLICATIONS: applicationRoutes.list,
  CERTIFICATES: certificateRoutes.list,
  INVOICES: invoiceRoutes.list,
  MOVEMENTS: financeRoutes.movements,
  SCHEDULE: cycleRoutes.schedule,
  CLIENTS: accountRoutes.clients,
  SUBS: accountRoutes.subs,
  STAFF: accountRoutes.staff,
  INBOX: conversationRoutes.list,
  LOGS: logRoutes.list,
  EXCEPTIONS: logRoutes.exceptions,
  MAILS: outboxRoutes.outbox,
  JOBS: jobRoutes.list,
};
