/**
 * Endpoints of the finance reports: overview, list of payments and refunds, and list of debtors with
 * reminders.
 */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { financeRoutes } from '../rules/contract.ts';
import { debtorRoutes } from '../rules/debtor-contract.ts';
import { listDebtors } from './debtors.ts';
import { listMovements } from './movements.ts';
import { overview } from './overview.ts';
import { remindDebtors } from './remind-debtors.ts';

export const http = defineHttp({
  calls: [
    ...answerAll(financeRoutes, { overview, movements: listMovements }),
    ...answerAll(debtorRoutes, { list: listDebtors, remind: remindDebtors }),
  ],
});
