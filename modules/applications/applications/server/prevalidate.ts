/** Validates answers before the save or submit transaction, so that locks do not wait for the form thread. */
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { type ApplicationAction, applicationWorkflow } from '../rules/workflow.ts';
import { checkAnswers } from './check-answers.ts';
import { countFormCall } from './count-form-call.ts';
import { factsOf } from './facts-of.ts';
import { loadApplication } from './load.ts';
import { submittedAnswers } from './submitted-answers.ts';

type CallContext = Pick<Portal, 'db' | 'settings'> & {
  actor: SignedIn;
  language: Language;
  at: Date;
  /** The caller's network address; null if another server sends the answers, which has its own rate limit. */
  address: string | null;
};
type ActionInput = { action: ApplicationAction; key: string; input: Readonly<Record<string, unknown>> };

/**
 * Facts that only the evaluation can provide are assumed valid; this pass checks everything that is cheaper.
 */
const ASSUMED = { IsFormValid: true, PointsOpen: 0 };

/**
 * Validates answers ahead of the transaction, which then finds the result in the cache: no connection or
 * lock waits for the form thread. Requests that fail on access, version or status are neither validated nor
 * counted. The transaction reports the errors; only a full queue is rejected here.
 */
export async function prevalidate(context: CallContext, { action, key, input }: ActionInput): Promise<void> {
  const { db, actor, language, at, address, settings } = context;
  const row = await loadApplication(db, actor, key);
  if (!row || (input.Version !== undefined && input.Version !== row.Version)) return;
  const version = await serviceVersion(db, row.ServiceVersionId);
  const facts = { ...factsOf(row, version.Definition), ...ASSUMED };
  if (!decide(applicationWorkflow, action, { facts, actor, at, input }).Allowed) return;
  if (address !== null) await countFormCall({ db, actor, address, settings });
  await submittedAnswers(version, { row, actor, language, given: input.Answers })
    .then((answers) => checkAnswers(version, answers, language))
    .catch((error: unknown) => {
      if (error instanceof Failure && error.Code === 'ERR_UNAVAILABLE') throw error;
    });
}
