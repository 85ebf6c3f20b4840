/** Endpoint that makes and delivers the PDF of a decision for a download ticket, if its user may still see the decision. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { redeemTicket } from '#modules/identity/sign-in/server/index.ts';
import { languageOf } from '#platform/common/i18n/language.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { serializeByAccount } from '#platform/server/http/admission/serialize-by-account.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { CompilerStoppedError } from '#platform/server/pdf/compiler-stopped-error.ts';
import { viewDecision } from '../view.ts';
import { printRecord } from './print-record.ts';
import { recordPage } from './record-page.ts';

/** Maximum number of waiting requests per user, more than anyone clicks. */
const MAX_WAITING = 4;
const oneAtATimePerUser = serializeByAccount(MAX_WAITING);

export async function downloadRecord(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db } = portal;
  const { actor, Subject } = await redeemTicket(db, request, 'DECISION_RECORD');
  const language = languageOf(Subject.Language);
  const view = await viewDecision({ db, actor, query: { DecisionKey: Subject.DecisionKey } });
  const bytes = await oneAtATimePerUser(actor.Id, () => printRecord(recordPage(view, language))).catch(
    failBusy,
  );
  await audit(db, {
    ...{ AccountId: actor.Id, Event: 'DECISION_DOWNLOADED', Object: view.DecisionNo },
    ...{ Address: request.ip, Detail: { Language: language } },
  });
  return reply
    .header('content-type', 'application/pdf')
    .header('content-length', bytes.byteLength)
    .header('content-disposition', `attachment; filename="${view.DecisionNo}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes));
}

/** A busy compiler is not the caller's error: the request can be repeated. */
function failBusy(error: unknown): never {
  if (error instanceof CompilerStoppedError) return fail('ERR_UNAVAILABLE');
  throw error;
}
