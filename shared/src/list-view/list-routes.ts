import { accountRoutes } from '../account/contract.ts';
import { applicationRoutes } from '../application/contract.ts';
import { certificateRoutes } from '../certificate/contract.ts';
import type { Route } from '../contract/define-route.ts';
import { conversationRoutes } from '../conversation/contract.ts';
import { cycleRoutes } from '../cycle/contract.ts';
import { logRoutes } from '../log/contract.ts';
import { jobRoutes } from '../log/job-contract.ts';
import { outboxRoutes } from '../log/mail-contract.ts';
import { invoiceRoutes } from '../payment/contract.ts';
import { financeRoutes } from '../payment/overview-contract.ts';
import type { ListName } from './list-names.ts';

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
