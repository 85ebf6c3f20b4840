/**
 * Hooks for an embedded external form: requests its address, follows its reported height and whether it
 * responds, and notices when a time such as the address's expiry has passed.
 */
import { type RefObject, useEffect, useState } from 'react';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { call } from '#platform/web/api/call.ts';
import { externalFormRoutes } from '../rules/contract.ts';
import { FRAME_ADDED, frameHeight } from './frame-height.ts';
import { onFrameMessage } from './frame-messages.ts';

/** Time in milliseconds without a message after which a form counts as unresponsive. */
const UNRESPONSIVE_MS = 12_000;
const FIRST_HEIGHT = 720;

type FrameSubject = DataOf<typeof externalFormRoutes.frame>;
type FrameResult = { given: FrameSubject | null; error: unknown };
const EMPTY_RESULT: FrameResult = { given: null, error: null };

/**
 * Requests a new address for the form in this language. Not cached: refetching in the background would
 * restart the form that the user is filling in.
 */
export function useFrameAddress(ApplicationKey: string, Language: Language) {
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState(EMPTY_RESULT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry must request a new address
  useEffect(() => {
    let isActive = true;
    const take = (next: FrameResult): void => {
      if (isActive) setResult(next);
    };
    setResult(EMPTY_RESULT);
    call(externalFormRoutes.frame, { body: { ApplicationKey, Language } }).then(
      (subject) => take({ given: subject, error: null }),
      (error: unknown) => take({ given: null, error }),
    );
    return () => {
      isActive = false;
    };
  }, [ApplicationKey, Language, tries]);
  return { ...result, again: () => setTries((count) => count + 1) };
}

export type FrameState = 'LOADING' | 'SHOWN' | 'SILENT';
type Watched = { frame: RefObject<HTMLIFrameElement | null>; address: string; origin: string };

/** Height that the form reports, and whether it has reported any. */
export function useFrame({ frame, address, origin }: Watched): { state: FrameState; height: number } {
  const [height, setHeight] = useState<number | null>(null);
  const [isSilent, setIsSilent] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form at a new address has not reported a height yet
  useEffect(() => {
    setHeight(null);
    setIsSilent(false);
    const timer = setTimeout(() => setIsSilent(true), UNRESPONSIVE_MS);
    const stop = onFrameMessage({
      window: () => frame.current?.contentWindow ?? null,
      origin,
      onMessage: (data) => {
        const next = frameHeight(data);
        if (next === null) return;
        clearTimeout(timer);
        // A page that only reports its frame's height would make the frame grow for ever.
        const isEcho = next === (frame.current?.clientHeight ?? 0) + FRAME_ADDED;
        setHeight((before) => (isEcho && before !== null ? before : next));
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [frame, address, origin]);
  const state = height !== null ? 'SHOWN' : isSilent ? 'SILENT' : 'LOADING';
  return { state, height: height ?? FIRST_HEIGHT };
}

/** True once the given time has passed; updates at that time. */
export function useIsPast(moment: string): boolean {
  const [isPast, setIsPast] = useState(() => Date.parse(moment) <= Date.now());
  useEffect(() => {
    const left = Date.parse(moment) - Date.now();
    setIsPast(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setIsPast(true), Math.min(left, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [moment]);
  return isPast;
}
