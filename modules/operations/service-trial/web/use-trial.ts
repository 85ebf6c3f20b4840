/**
 * Hook with the scenario and all operations of the dry run screen: act as a role, continue, go back, change
 * the day, start again; requests run one after the other.
 */
import { useEffect, useRef, useState } from 'react';
import { ERROR_STATUS, type ErrorCode } from '#platform/common/contract/error.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import type { TrialData, TrialTarget } from '../rules/contract.ts';
import type { TrialAction, TrialRole } from '../rules/scenario.ts';
import { serialize } from './run-in-sequence.ts';
import { newScenario, storedScenario, storeScenario, type TrialScenario } from './trial-scenario.ts';
import { type TrialRequest, useTrialPlayer } from './use-trial-player.ts';

const refusalOf = (refused: NonNullable<TrialData['Refused']>): ApiError =>
  new ApiError(ERROR_STATUS[refused.Code as ErrorCode] ?? 409, refused);

const today = (): string => hongKongDate(new Date());
const lastDay = (actions: readonly TrialAction[]): number => actions.at(-1)?.Day ?? 0;

/** The displayed scenario, stored in the browser, and its latest value before React has rendered it. */
function useStoredScenario({ ServiceKey, VersionNo, AssessmentTypes }: TrialTarget) {
  const [story, setStory] = useState<TrialScenario>(
    () => storedScenario(ServiceKey, VersionNo) ?? newScenario(AssessmentTypes[0] ?? 'INITIAL', today()),
  );
  const newest = useRef(story);
  const change = (more: Partial<TrialScenario>): void => {
    newest.current = { ...newest.current, ...more };
    setStory(newest.current);
  };
  useEffect(() => storeScenario(ServiceKey, VersionNo, story), [ServiceKey, VersionNo, story]);
  return { story, newest, change };
}

/** State of one version's dry run: the scenario in the browser, and the server's result. */
export function useTrial(tried: TrialTarget) {
  const player = useTrialPlayer(tried);
  const { story, newest, change } = useStoredScenario(tried);

  // The server allows one dry run at a time per user; requests are queued, each based on the previous result.
  const [next] = useState(serialize);
  const play = (
    requestOf: (story: TrialScenario) => TrialRequest,
    more: (data: TrialData) => Partial<TrialScenario>,
  ) => {
    player.wait();
    return next(async () => {
      const data = await player.play(newest.current, requestOf(newest.current));
      if (data) change({ Actions: data.Actions, ...more(data) });
    });
  };
  const toItsEnd = (data: TrialData) => ({ Now: lastDay(data.Actions) });
  /** Keeps the displayed day, so that a user who moves on in the meantime is not taken back. */
  const lookUp = () =>
    play(
      ({ Now }) => ({ Now }),
      () => ({}),
    );
  // A scenario restored after a reload is performed once; afterwards each change performs it.
  const first = useRef(lookUp);
  useEffect(() => void first.current(), []);

  /** Performs one or more actions at once; a refusal is thrown and leaves the dry run unchanged. */
  const act = (By: TrialRole, actions: readonly Pick<TrialAction, 'Action' | 'Input'>[]) =>
    next(async () => {
      const from = newest.current;
      const Day = Math.max(from.Now, lastDay(from.Actions));
      const Actions = [...from.Actions, ...actions.map((action) => ({ ...action, By, Day }))];
      const data = await player.ask(from, { Actions });
      if (data.Refused) throw refusalOf(data.Refused);
      player.take(data);
      change({ Actions: data.Actions, Now: Day, Typed: null });
      return data;
    });

  const { data, pages, isBusy, error } = player;
  return {
    story,
    data,
    pages,
    isBusy,
    error,
    act,
    playOn: (PlayOn: 'NEXT' | 'END') =>
      play(
        ({ Now, Actions }) => ({ PlayOn, Now: Math.max(Now, lastDay(Actions)) }),
        (data) => ({ ...toItsEnd(data), Typed: null }),
      ),
    /** Keeps this many actions and drops the rest. */
    backTo: (count: number) =>
      play((story) => {
        const Actions = story.Actions.slice(0, count);
        return { Actions, Now: lastDay(Actions) };
      }, toItsEnd),
    begin: (type: TrialScenario['AssessmentType']) => {
      const fresh = newScenario(type, today());
      player.wait();
      return next(async () => {
        const data = await player.play(fresh, {});
        if (data) change(fresh);
      });
    },
    /** The slider moves immediately; the state of the day is fetched when it stops. */
    look: (Now: number) => change({ Now }),
    lookUp,
    type: (Typed: Record<string, unknown>) => change({ Typed }),
  };
}
export type Trial = ReturnType<typeof useTrial>;
