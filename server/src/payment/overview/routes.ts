import { financeRoutes } from '@assay/shared/payment/overview-contract.ts';
import type { Bind } from '../../http/bind.ts';
import { listMovements } from './movements.ts';
import { overview } from './overview.ts';

export function bindFinance(bind: Bind): void {
  bind(financeRoutes.overview, overview);
  bind(financeRoutes.movements, listMovements);
}
