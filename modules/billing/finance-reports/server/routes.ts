import { financeRoutes } from '#modules/billing/invoices/rules/overview-contract.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { listMovements } from './movements.ts';
import { overview } from './overview.ts';

export function bindFinance(bind: Bind): void {
  bind(financeRoutes.overview, overview);
  bind(financeRoutes.movements, listMovements);
}
