import { accountActionRoutes } from '@assay/shared/account/action-routes.ts';
import { accountRoutes } from '@assay/shared/account/contract.ts';
import type { Bind } from '../http/bind.ts';
import { fail } from '../http/fail.ts';

export function bindAccount(bind: Bind): void {
  for (const route of Object.values(accountRoutes)) bind(route, async () => fail('ERR_UNAVAILABLE'));
  for (const { Route } of accountActionRoutes) bind(Route, async () => fail('ERR_UNAVAILABLE'));
}
