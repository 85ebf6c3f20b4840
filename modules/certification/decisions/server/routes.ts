/** HTTP handlers of certification decisions. */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { decisionRoutes } from '../rules/contract.ts';
import { decisionsOfCertificate, listDecisions } from './list.ts';
import { viewDecision } from './view.ts';

export const http = defineHttp({
  calls: answerAll(decisionRoutes, {
    list: listDecisions,
    view: viewDecision,
    ofCertificate: decisionsOfCertificate,
  }),
});
