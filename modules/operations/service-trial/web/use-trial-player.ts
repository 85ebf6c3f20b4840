/**
 * Hook that sends the scenario of a service's dry run to the server, retrying while another one is running,
 * and keeps the latest result, certificate pages and error.
 */
import { useCallback, useRef, useState } from 'react';
import type { BodyOf } from '#platform/common/contract/define-route.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call } from '#platform/web/api/call.ts';
import type { TrialData, TrialTarget } from '../rules/contract.ts';
import { trialRoutes } from '../rules/contract.ts';
import type { TrialScenario } from './trial-scenario.ts';

type TrialCall = BodyOf<typeof trialRoutes.play>;

const WAITS = [700, 1500, 3000];

/**
 * Performs a dry run on the server. Only one per user is allowed at a time, so it is retried while another
 * is running.
 */
async function requestTrial(body: TrialCall): Promise<TrialData> {
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

type Page = { No: number; Source: string };
export type TrialRequest = Partial<Pick<TrialCall, 'Actions' | 'Now' | 'PlayOn'>>;
type Played = { data: TrialData | null; pages: readonly Page[]; isBusy: boolean; error: ApiError | null };

/** Page as an image URL, in which no script can run. */
const pageOf = (svg: string, at: number): Page => ({
  No: at + 1,
  Source: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
});

/** Sends requests and stores the last result. */
export function useTrialPlayer({ ServiceKey, VersionNo }: TrialTarget) {
  const [played, setPlayed] = useState<Played>({ data: null, pages: [], isBusy: true, error: null });
  const hash = useRef<string | undefined>(undefined);

  const ask = useCallback(
    ({ AssessmentType, StartOn, Actions }: TrialScenario, request: TrialRequest): Promise<TrialData> => {
      const known = hash.current ? { KnownPage: hash.current } : {};
      return requestTrial({ ServiceKey, VersionNo, AssessmentType, StartOn, Actions, ...known, ...request });
    },
    [ServiceKey, VersionNo],
  );

  const take = useCallback((data: TrialData): void => {
    hash.current = data.PageHash ?? undefined;
    setPlayed((before) => ({
      data,
      pages: data.Pages?.map(pageOf) ?? before.pages,
      isBusy: false,
      error: null,
    }));
  }, []);

  const wait = useCallback((): void => setPlayed((before) => ({ ...before, isBusy: true })), []);

  /** Returns null on failure; the screen shows the error. */
  const play = useCallback(
    async (from: TrialScenario, request: TrialRequest): Promise<TrialData | null> => {
      wait();
      try {
        const data = await ask(from, request);
        take(data);
        return data;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setPlayed((before) => ({ ...before, isBusy: false, error }));
        return null;
      }
    },
    [ask, take, wait],
  );
  return { ...played, ask, take, wait, play };
}
