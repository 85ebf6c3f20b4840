import { judgeOptions } from '#modules/applications/applications/server/index.ts';
import { askFormThread, onTrialThread } from '#modules/catalogue/forms/server/index.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { trialRoutes } from '../rules/contract.ts';
import { loadTried } from './load-tried.ts';
import { playTrial } from './play.ts';
import { refuseFaulty } from './refuse-faulty.ts';
import { triedService } from './tried-service.ts';

type Route = (typeof trialRoutes)['sample'];

async function sampleOf(asked: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, language, at } = asked;
  const { Definition } = await loadTried(db, body, at);
  return onTrialThread(() =>
    askFormThread('sampleAnswers', Definition.Form, judgeOptions({ Definition }, language)),
  ).catch((error: unknown) => refuseFaulty(asked, Definition, error));
}

export const http = defineHttp({
  calls: [...answerAll(trialRoutes, { tried: triedService, sample: sampleOf, play: playTrial })],
});
