/** Implements the HTTP endpoints of the list of open sessions. */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { sessionRoutes } from '../rules/contract.ts';
import { endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

export const http = defineHttp({
  calls: [...answerAll(sessionRoutes, { list: listSessions, end: endSessions })],
});
