import type { Context } from '#platform/server/http/context.ts';
import { issueTicket } from '#platform/server/media/issue-ticket.ts';
import type { decisionDocumentRoute } from '../../rules/document-contract.ts';
import { viewDecision } from '../view.ts';

/** Issues a one-time download address for the record of a decision; a decision outside the caller's scope is not found. */
export async function requestRecord(
  context: Context<typeof decisionDocumentRoute>,
): Promise<{ Url: string }> {
  const { db, actor, body, language } = context;
  const { DecisionKey } = await viewDecision({ db, actor, query: { DecisionKey: body.DecisionKey } });
  const subject = { DecisionKey, Language: body.Language ?? language };
  return {
    Url: `/api/decision/document/download?ticket=${await issueTicket(db, context, 'DECISION_RECORD', subject)}`,
  };
}

declare module '#platform/server/media/tickets.ts' {
  interface Tickets {
    DECISION_RECORD: { DecisionKey: string; Language: string };
  }
}
