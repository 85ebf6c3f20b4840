import { ERROR_STATUS, type ErrorCode } from '@assay/shared/contract/error.ts';
import type { TrialData, Tried } from '@assay/shared/trial/contract.ts';
import type { TrialDeed, TrialRole } from '@assay/shared/trial/story.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { freshStory, keepStory, keptStory, type TrialStory } from './trial-story.ts';
import { useTrialPlayer, type Wish } from './use-trial-player.ts';

const refusalOf = (refused: NonNullable<TrialData['Refused']>): ApiError =>
  new ApiError(ERROR_STATUS[refused.Code as ErrorCode] ?? 409, refused);

/** The day in Hong Kong. */
const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const lastDay = (deeds: readonly TrialDeed[]): number => deeds.at(-1)?.Day ?? 0;

/** The whole dry run of one version: its story here, and what the server makes of it. */
export function useTrial(tried: Tried) {
  const { ServiceKey, VersionNo } = tried;
  const player = useTrialPlayer(tried);
  const [story, setStory] = useState<TrialStory>(
    () => keptStory(ServiceKey, VersionNo) ?? freshStory(tried.AssessmentTypes[0] ?? 'INITIAL', today()),
  );
  const newest = useRef(story);
  newest.current = story;
  useEffect(() => keepStory(ServiceKey, VersionNo, story), [ServiceKey, VersionNo, story]);

  const change = (more: Partial<TrialStory>): void => setStory((before) => ({ ...before, ...more }));
  const play = async (from: TrialStory, wish: Wish, more?: Partial<TrialStory>): Promise<void> => {
    const data = await player.play(from, wish);
    if (data) change({ Deeds: data.Deeds, Now: lastDay(data.Deeds), ...more });
  };
  // What was kept over a reload is played once; from then on every change plays itself.
  const first = useRef(play);
  useEffect(() => {
    const { Now } = newest.current;
    void first.current(newest.current, { Now }, { Now });
  }, []);

  /** One or more deeds of one sitting; a refusal leaves the story as it was and is thrown. */
  const act = async (By: TrialRole, deeds: readonly Pick<TrialDeed, 'Action' | 'Input'>[]) => {
    const from = newest.current;
    const Day = Math.max(from.Now, lastDay(from.Deeds));
    const Deeds = [...from.Deeds, ...deeds.map((deed) => ({ ...deed, By, Day }))];
    const data = await player.ask(from, { Deeds });
    if (data.Refused) throw refusalOf(data.Refused);
    player.take(data);
    change({ Deeds: data.Deeds, Now: Day, Typed: null });
    return data;
  };

  const { data, pages, isBusy, error } = player;
  return {
    story,
    data,
    pages,
    isBusy,
    error,
    act,
    playOn: (PlayOn: 'NEXT' | 'END') => {
      const { Now, Deeds } = newest.current;
      return play(newest.current, { PlayOn, Now: Math.max(Now, lastDay(Deeds)) }, { Typed: null });
    },
    /** Keeps so many deeds and drops the rest. */
    backTo: (count: number) => {
      const Deeds = newest.current.Deeds.slice(0, count);
      return play(newest.current, { Deeds, Now: lastDay(Deeds) });
    },
    begin: (type: TrialStory['AssessmentType']) => {
      const fresh = freshStory(type, today());
      return play(fresh, {}, fresh);
    },
    /** The slider moves at once; how things stand on its day is asked when it rests. */
    look: (Now: number) => change({ Now }),
    lookUp: (Now: number) => play(newest.current, { Now }, { Now }),
    type: (Typed: Record<string, unknown>) => change({ Typed }),
  };
}
export type Trial = ReturnType<typeof useTrial>;
