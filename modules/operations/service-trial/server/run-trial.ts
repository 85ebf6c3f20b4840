/**
 * Handles a request for a service's dry run: performs its actions in a transaction that is rolled back, and
 * returns the results with a preview of the certificate; stores nothing.
 */
import { createHash } from 'node:crypto';
import { runAsTrial } from '#modules/catalogue/forms/server/index.ts';
import { invalidateVersion } from '#modules/catalogue/services/server/index.ts';
import { compileForUser } from '#modules/certification/certificates/server/index.ts';
import { previewPages } from '#modules/certification/document-templates/server/index.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { failField } from '#platform/server/http/fail.ts';
import type { trialRoutes } from '../rules/contract.ts';
import { assertValidDraft } from './assert-valid-draft.ts';
import type { TrialEnvironment } from './create-environment.ts';
import { createEnvironment } from './create-environment.ts';
import { inRolledBackTransaction } from './in-rolled-back-transaction.ts';
import { loadTrialVersion, type TrialVersion } from './load-trial-version.ts';
import { runScenario, type ScenarioRun } from './run-scenario.ts';

/** Replaces the dry run's internal numbers with the service's code and serial numbers from one. */
function withRealNumbers<Value>(value: Value, { numbers }: Pick<TrialEnvironment, 'numbers'>): Value {
  const text = JSON.stringify(value)
    .replaceAll(numbers.Code, numbers.SchemeCode)
    .replaceAll(String(numbers.Base + 1), '00001')
    .replaceAll(String(numbers.Base + 2), '00002')
    .replaceAll(String(numbers.Base + 3), '00003');
  return JSON.parse(text) as Value;
}

type Route = (typeof trialRoutes)['play'];

/** Performs a dry run without changing any stored data (docs/decisions/0018). */
export async function runTrial(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, at } = context;
  const tried = await loadTrialVersion(db, body, at);
  if (!tried.Definition.AssessmentTypes.includes(body.AssessmentType))
    failField('AssessmentType', 'FIELD_INVALID');
  const { Document, ...story } = await runAsTrial(() => toWire(context, tried));
  return { ...story, ...(await pagesOf(context, tried, Document)) };
}

async function toWire(context: Context<Route>, tried: TrialVersion): Promise<ScenarioRun> {
  const { db, actor, body, language } = context;
  let versionId: number | null = null;
  try {
    return await inRolledBackTransaction(db, actor.Id, async (tx) => {
      const { AssessmentType, StartOn } = body;
      const stage = await createEnvironment(tx, context, { tried, AssessmentType, StartOn, language });
      versionId = stage.version.Id;
      return withRealNumbers(await runScenario(stage, body), stage);
    });
  } catch (error) {
    return await assertValidDraft(context, tried.Definition, error);
  } finally {
    if (versionId !== null) invalidateVersion(versionId);
  }
}

async function pagesOf(
  context: Context<Route>,
  { Definition }: TrialVersion,
  document: ScenarioRun['Document'],
) {
  if (!document) return { PageHash: null, Pages: [], PageProblems: [] };
  const { CertificateLanguage: language, Templates } = Definition;
  const PageHash = createHash('sha256')
    .update(JSON.stringify([document.Facts, language, Templates]))
    .digest('base64url');
  if (PageHash === context.body.KnownPage) return { PageHash, Pages: null, PageProblems: [] };
  const { Pages, Problems } = await compileForUser(context.actor.Id, () =>
    previewPages(context, { definition: Definition, facts: document.Facts, language }),
  );
  return { PageHash, Pages, PageProblems: Problems.map(({ Message }) => Message) };
}
