import { serviceActionRoutes } from '@assay/shared/service/action-routes.ts';
import { serviceRoutes } from '@assay/shared/service/contract.ts';
import type { Bind } from '../http/bind.ts';
import { fail } from '../http/fail.ts';

export function bindService(bind: Bind): void {
  for (const route of Object.values(serviceRoutes))
    bind(route as typeof serviceRoutes.view, async () => fail('ERR_NOT_FOUND'));
  for (const { Route } of serviceActionRoutes) bind(Route, async () => fail('ERR_NOT_FOUND'));
}
