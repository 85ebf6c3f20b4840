/** HTTP handlers of workload. */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { workloadRoutes } from '../rules/contract.ts';
import { listWorkload } from './list.ts';

export const http = defineHttp({ calls: answerAll(workloadRoutes, { list: listWorkload }) });
