/** HTTP handlers of certification decisions, and of the actions that propose and decide them. */
import { certificateWorkflow } from '#modules/certification/certificates/rules/index.ts';
import type { Context } from '#platform/server/http/context.ts';
import { answer, answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { publishCommit } from '#platform/server/workflow/committed.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { decisionRoutes } from '../rules/contract.ts';
import { decisionDocumentRoute } from '../rules/document-contract.ts';
import { proposalActionRoutes, proposalRoutes, proposingRoutes } from '../rules/proposals/contract.ts';
import type { ProposingAction } from '../rules/proposals/proposing-workflow.ts';
import type { ProposalAction } from '../rules/proposals/workflow.ts';
import { decisionSheetRoutes } from '../rules/sheet-contract.ts';
import { downloadRecord } from './document/download-record.ts';
import { requestRecord } from './document/request-record.ts';
import { decisionsOfCertificate, listDecisions } from './list.ts';
import { listProposals } from './proposals/list-proposals.ts';
import { proposalHandler } from './proposals/proposal-handler.ts';
import { proposingHandler } from './proposals/proposing-handler.ts';
import { proposalsOfCertificate, viewProposal } from './proposals/view-proposal.ts';
import { draftPages } from './sheet/draft-pages.ts';
import { viewSheet } from './sheet/view-sheet.ts';
import { viewDecision } from './view.ts';

type OnProposal = (typeof proposalActionRoutes)[ProposalAction];
type OnCertificate = (typeof proposingRoutes)[ProposingAction];

/** The certificate may have changed with it: what this process remembers of certificates is read again. */
async function decide(context: Context<OnProposal>, action: ProposalAction) {
  const { actor, language, at, idempotencyKey, address, body } = context;
  const view = await performAction(context, proposalHandler, {
    ...{ action, key: body.ProposalKey, input: body },
    ...{ actor, language, at, idempotencyKey, address },
  });
  publishCommit(context.db, certificateWorkflow);
  return view;
}

async function propose(context: Context<OnCertificate>, action: ProposingAction) {
  const { actor, language, at, idempotencyKey, address, body } = context;
  const view = await performAction(context, proposingHandler(context), {
    ...{ action, key: body.CertificateKey, input: body },
    ...{ actor, language, at, idempotencyKey, address },
  });
  publishCommit(context.db, certificateWorkflow);
  return view;
}

export const http = defineHttp({
  calls: [
    ...answerAll(decisionRoutes, {
      list: listDecisions,
      view: viewDecision,
      ofCertificate: decisionsOfCertificate,
    }),
    ...answerAll(decisionSheetRoutes, { sheet: viewSheet, draft: draftPages }),
    answer(decisionDocumentRoute, requestRecord),
    ...answerAll(proposalRoutes, {
      list: listProposals,
      view: ({ db, query, ...reader }) => viewProposal(db, query.ProposalKey, reader),
      ofCertificate: proposalsOfCertificate,
    }),
    ...(Object.keys(proposalActionRoutes) as ProposalAction[]).map((action) =>
      answer(proposalActionRoutes[action] as OnProposal, (context) =>
        decide(context as Context<OnProposal>, action),
      ),
    ),
    ...(Object.keys(proposingRoutes) as ProposingAction[]).map((action) =>
      answer(proposingRoutes[action] as OnCertificate, (context) =>
        propose(context as Context<OnCertificate>, action),
      ),
    ),
  ],
  register: (app, portal) => {
    app.get(
      '/api/decision/document/download',
      { compress: false, exposeHeadRoute: false },
      (request, reply) => downloadRecord(portal, request, reply),
    );
  },
});
