/**
 * Loads the HTTP parts of all modules (route handlers, live rooms and lists), each with the module's name,
 * and lists all routes of the API.
 */
import './compose.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import { loadHttp } from '#platform/server/http/http-module.ts';
import { serverModules } from './modules.ts';

/** HTTP parts of all modules, each with the module's name. */
export const httpModules = await loadHttp(serverModules);

/** All routes of the API. */
export const routes: readonly Route[] = httpModules.flatMap(({ http }) =>
  (http.calls ?? []).map(({ route }) => route),
);
