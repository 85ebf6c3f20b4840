import type { BodyOf } from '#platform/common/contract/define-route.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call } from '#platform/web/api/call.ts';
import { type TrialData, trialRoutes } from '../rules/contract.ts';

export type TrialAsk = BodyOf<typeof trialRoutes.play>;

const WAITS = [700, 1500, 3000];

/** Plays a story on the server. One dry run at a time is allowed per person: another tab's may have to end first. */
export async function askTrial(body: TrialAsk): Promise<TrialData> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call(trialRoutes.play, { body });
    } catch (error) {
      const wait = WAITS[tries];
      if (!(error instanceof ApiError) || error.Status !== 429 || wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
