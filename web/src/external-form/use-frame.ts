import { externalFormRoutes } from '@assay/shared/external-form/contract.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { FRAME_ADDED, frameHeight } from './frame-height.ts';
import { onFrameMessage } from './frame-messages.ts';

/** A form that has not said a word by then does not show, or is none that tells its height. */
const SILENT_MS = 12_000;
const FIRST_HEIGHT = 720;

/** A fresh address for this form, in this language; another one at each opening. */
export function useFrameAddress(ApplicationKey: string, language: Language) {
  return useQuery({
    queryKey: [externalFormRoutes.frame.path, ApplicationKey, language],
    queryFn: () => call(externalFormRoutes.frame, { body: { ApplicationKey } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
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
    const timer = setTimeout(() => setIsSilent(true), SILENT_MS);
    const stop = onFrameMessage({
      window: () => frame.current?.contentWindow ?? null,
      origin,
      hear: (data) => {
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
