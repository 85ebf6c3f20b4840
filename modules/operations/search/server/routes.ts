/** Implements the HTTP endpoint of the global search. */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { searchRoutes } from '../rules/contract.ts';
import { searchAll } from './search-all.ts';

export const http = defineHttp({
  calls: [...answerAll(searchRoutes, { search: searchAll })],
});
