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
  /** The caller's network address; null where another server sends the answers, which has a limit of its own. */
  address: string | null;
};
type ActionInput = { action: ApplicationAction; key: string; input: Readonly<Record<string, unknown>> };

/** Results that only the evaluation can provide are assumed to be valid: this pass covers everything that is cheaper to check. */
const ASSUMED = { IsFormValid: true, PointsOpen: 0 };

/**
 * Validates answers before the transaction that locks their row requests the same validation and finds it done: no connection
 * and no lock waits for the form thread. Requests that access, version or status reject are not validated and not counted.
 * Errors are reported by that transaction, not here; only a full queue is rejected here, before it.
 */
export async function prevalidate(asked: CallContext, { action, key, input }: ActionInput): Promise<void> {
  const { db, actor, language, at, address, settings } = asked;
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
