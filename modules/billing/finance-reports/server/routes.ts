/** Endpoints of the finance reports: overview, and list of payments and refunds. */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { financeRoutes } from '../rules/contract.ts';
import { listMovements } from './movements.ts';
import { overview } from './overview.ts';

export const http = defineHttp({
  calls: [...answerAll(financeRoutes, { overview, movements: listMovements })],
});
