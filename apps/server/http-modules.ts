import './compose.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import { loadHttp } from '#platform/server/http/http-module.ts';
import { serverModules } from './modules.ts';

/** What the modules answer to browsers, with the name of each. */
export const httpModules = await loadHttp(serverModules);

/** Every call of the API. */
export const routes: readonly Route[] = httpModules.flatMap(({ http }) =>
  (http.calls ?? []).map(({ route }) => route),
);
