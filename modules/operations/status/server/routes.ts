/** Implements the HTTP endpoint of the system status. */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { statusRoutes } from '../rules/contract.ts';
import { viewStatus } from './view-status.ts';

export const http = defineHttp({
  calls: [...answerAll(statusRoutes, { view: viewStatus })],
});
