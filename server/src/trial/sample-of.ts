import type { trialRoutes } from '@assay/shared/trial/contract.ts';
import { judgeOptions } from '../application/check-answers.ts';
import type { Context, DataOf } from '../http/context.ts';
import { askFormThread, onTrialThread } from '../service/form/ask-form-thread.ts';
import { loadTried } from './load-tried.ts';
import { refuseFaulty } from './refuse-faulty.ts';

type Route = (typeof trialRoutes)['sample'];

export async function sampleOf(asked: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, language, at } = asked;
  const { Definition } = await loadTried(db, body, at);
  return onTrialThread(() =>
    askFormThread('sampleAnswers', Definition.Form, judgeOptions({ Definition }, language)),
  ).catch((error: unknown) => refuseFaulty(asked, Definition, error));
}
