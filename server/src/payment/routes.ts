import { certificateMoneyRoutes, invoiceRoutes } from '@assay/shared/payment/contract.ts';
import { onlineRoutes } from '@assay/shared/payment/online-contract.ts';
import type { Bind } from '../http/bind.ts';
import { fail } from '../http/fail.ts';

export function bindPayment(bind: Bind): void {
  bind(invoiceRoutes.list, async () => fail('ERR_NOT_FOUND'));
  bind(invoiceRoutes.view, async () => fail('ERR_NOT_FOUND'));
  for (const Route of Object.values(onlineRoutes)) bind(Route, async () => fail('ERR_NOT_FOUND'));
  for (const { Route } of certificateMoneyRoutes) bind(Route, async () => fail('ERR_NOT_FOUND'));
}
