import { financeRoutes } from '#modules/billing/invoices/rules/overview-contract.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { listMovements } from './movements.ts';
import { overview } from './overview.ts';

export const http = defineHttp({
  calls: [...answerAll(financeRoutes, { overview, movements: listMovements })],
});
