/** Implements the dry run's HTTP endpoints, including sample answers for the form. */
import { validationOptions } from '#modules/applications/applications/server/index.ts';
import { runAsTrial, runInFormThread } from '#modules/catalogue/forms/server/index.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { trialRoutes } from '../rules/contract.ts';
import { assertValidDraft } from './assert-valid-draft.ts';
import { loadTrialVersion } from './load-trial-version.ts';
import { runTrial } from './run-trial.ts';
import { viewTrialTarget } from './trial-target.ts';

type Route = (typeof trialRoutes)['sample'];

async function sampleOf(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, language, at } = context;
  const { Definition } = await loadTrialVersion(db, body, at);
  return runAsTrial(() =>
    runInFormThread('sampleAnswers', Definition.Form, validationOptions({ Definition }, language)),
  ).catch((error: unknown) => assertValidDraft(context, Definition, error));
}

export const http = defineHttp({
  calls: [...answerAll(trialRoutes, { tried: viewTrialTarget, sample: sampleOf, play: runTrial })],
});
