import { type RefObject, useEffect, useState } from 'react';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { call } from '#platform/web/api/call.ts';
import { externalFormRoutes } from '../rules/contract.ts';
import { FRAME_ADDED, frameHeight } from './frame-height.ts';
import { onFrameMessage } from './frame-messages.ts';

/** A form that has sent no message by then is not displayed, or does not report its height. */
const UNRESPONSIVE_MS = 12_000;
const FIRST_HEIGHT = 720;

type FrameSubject = DataOf<typeof externalFormRoutes.frame>;
type FrameResult = { given: FrameSubject | null; error: unknown };
const EMPTY_RESULT: FrameResult = { given: null, error: null };

/**
 * A fresh address for this form, in this language. Not cached: if it were refetched in the background, the form that the user
 * is filling in would start again.
 */
export function useFrameAddress(ApplicationKey: string, Language: Language) {
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState(EMPTY_RESULT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isWanted = true;
    const take = (next: FrameResult): void => {
      if (isWanted) setAsked(next);
    };
    setAsked(EMPTY_RESULT);
    call(externalFormRoutes.frame, { body: { ApplicationKey, Language } }).then(
      (given) => take({ given, error: null }),
      (error: unknown) => take({ given: null, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [ApplicationKey, Language, tries]);
  return { ...asked, again: () => setTries((count) => count + 1) };
}

export type FrameState = 'LOADING' | 'SHOWN' | 'SILENT';
type Watched = { frame: RefObject<HTMLIFrameElement | null>; address: string; origin: string };

/** How high the form says it is, and whether it says anything at all. */
export function useFrame({ frame, address, origin }: Watched): { state: FrameState; height: number } {
  const [height, setHeight] = useState<number | null>(null);
  const [isSilent, setIsSilent] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form at another address has said nothing yet
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
        // A page that only says how high its frame is would make it grow for ever.
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

/** Whether a moment has come; looks again when it does. */
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
