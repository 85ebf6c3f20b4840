import { useEffect, useRef, useState } from 'react';
import { ERROR_STATUS, type ErrorCode } from '#platform/common/contract/error.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import type { TrialData, Tried } from '../rules/contract.ts';
import type { TrialDeed, TrialRole } from '../rules/story.ts';
import { inTurn } from './in-turn.ts';
import { freshStory, keepStory, keptStory, type TrialStory } from './trial-story.ts';
import { useTrialPlayer, type Wish } from './use-trial-player.ts';

const refusalOf = (refused: NonNullable<TrialData['Refused']>): ApiError =>
  new ApiError(ERROR_STATUS[refused.Code as ErrorCode] ?? 409, refused);

const today = (): string => hongKongDate(new Date());
const lastDay = (deeds: readonly TrialDeed[]): number => deeds.at(-1)?.Day ?? 0;

/** The whole dry run of one version: its story here, and what the server makes of it. */
export function useTrial(tried: Tried) {
  const { ServiceKey, VersionNo } = tried;
  const player = useTrialPlayer(tried);
  const [story, setStory] = useState<TrialStory>(
    () => keptStory(ServiceKey, VersionNo) ?? freshStory(tried.AssessmentTypes[0] ?? 'INITIAL', today()),
  );
  // What was asked last has not been drawn yet when the next one begins with it.
  const newest = useRef(story);
  const change = (more: Partial<TrialStory>): void => {
    newest.current = { ...newest.current, ...more };
    setStory(newest.current);
  };
  useEffect(() => keepStory(ServiceKey, VersionNo, story), [ServiceKey, VersionNo, story]);

  // The server plays one dry run at a time per person; each begins with what the one before has left.
  const [next] = useState(inTurn);
  const play = (wishOf: (story: TrialStory) => Wish, more: (data: TrialData) => Partial<TrialStory>) => {
    player.wait();
    return next(async () => {
      const data = await player.play(newest.current, wishOf(newest.current));
      if (data) change({ Deeds: data.Deeds, ...more(data) });
    });
  };
  const toItsEnd = (data: TrialData) => ({ Now: lastDay(data.Deeds) });
  /** The day shown is retained: a user who moves on in the meantime is not taken back. */
  const lookUp = () =>
    play(
      ({ Now }) => ({ Now }),
      () => ({}),
    );
  // What was kept over a reload is played once; from then on every change plays itself.
  const first = useRef(lookUp);
  useEffect(() => void first.current(), []);

  /** One or more actions of one sitting; a refusal leaves the dry run unchanged and is thrown. */
  const act = (By: TrialRole, deeds: readonly Pick<TrialDeed, 'Action' | 'Input'>[]) =>
    next(async () => {
      const from = newest.current;
      const Day = Math.max(from.Now, lastDay(from.Deeds));
      const Deeds = [...from.Deeds, ...deeds.map((deed) => ({ ...deed, By, Day }))];
      const data = await player.ask(from, { Deeds });
      if (data.Refused) throw refusalOf(data.Refused);
      player.take(data);
      change({ Deeds: data.Deeds, Now: Day, Typed: null });
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
        ({ Now, Deeds }) => ({ PlayOn, Now: Math.max(Now, lastDay(Deeds)) }),
        (data) => ({ ...toItsEnd(data), Typed: null }),
      ),
    /** Retains this many actions and drops the rest. */
    backTo: (count: number) =>
      play((story) => {
        const Deeds = story.Deeds.slice(0, count);
        return { Deeds, Now: lastDay(Deeds) };
      }, toItsEnd),
    begin: (type: TrialStory['AssessmentType']) => {
      const fresh = freshStory(type, today());
      player.wait();
      return next(async () => {
        const data = await player.play(fresh, {});
        if (data) change(fresh);
      });
    },
    /** The slider moves immediately; the state of its day is fetched when it rests. */
    look: (Now: number) => change({ Now }),
    lookUp,
    type: (Typed: Record<string, unknown>) => change({ Typed }),
  };
}
export type Trial = ReturnType<typeof useTrial>;
