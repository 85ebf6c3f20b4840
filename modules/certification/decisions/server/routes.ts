/** HTTP handlers of certification decisions. */
import { answer, answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { decisionRoutes } from '../rules/contract.ts';
import { decisionDocumentRoute } from '../rules/document-contract.ts';
import { decisionSheetRoutes } from '../rules/sheet-contract.ts';
import { downloadRecord } from './document/download-record.ts';
import { requestRecord } from './document/request-record.ts';
import { decisionsOfCertificate, listDecisions } from './list.ts';
import { draftPages } from './sheet/draft-pages.ts';
import { viewSheet } from './sheet/view-sheet.ts';
import { viewDecision } from './view.ts';

export const http = defineHttp({
  calls: [
    ...answerAll(decisionRoutes, {
      list: listDecisions,
      view: viewDecision,
      ofCertificate: decisionsOfCertificate,
    }),
    ...answerAll(decisionSheetRoutes, { sheet: viewSheet, draft: draftPages }),
    answer(decisionDocumentRoute, requestRecord),
  ],
  register: (app, portal) => {
    app.get(
      '/api/decision/document/download',
      { compress: false, exposeHeadRoute: false },
      (request, reply) => downloadRecord(portal, request, reply),
    );
  },
});
