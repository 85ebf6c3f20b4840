import type { trialRoutes } from '@assay/shared/trial/contract.ts';
import type { Context, DataOf } from '../http/context.ts';
import { askFormThread } from '../service/form/ask-form-thread.ts';
import { loadTried } from './load-tried.ts';
import { sampleOptions } from './sample-options.ts';

type Route = (typeof trialRoutes)['sample'];

export async function sampleOf({ db, body, language, at }: Context<Route>): Promise<DataOf<Route>> {
  const { Definition } = await loadTried(db, body, at);
  return askFormThread('sampleAnswers', Definition.Form, sampleOptions(Definition, language));
}
