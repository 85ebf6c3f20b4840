import type { BodyOf } from '@assay/shared/contract/define-route.ts';
import { type TrialData, trialRoutes } from '@assay/shared/trial/contract.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';

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
