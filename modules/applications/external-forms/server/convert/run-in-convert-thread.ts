import { formThreadRunner } from '#modules/catalogue/forms/server/index.ts';
import type { ConvertWork } from './convert-thread.ts';

/** Forms on another server are few: an idle thread releases its memory. */
const THREAD_LIMITS = { idleMs: 60_000 };

/** Converts entries in a thread of their own, as forms are judged. */
export const runInConvertThread = formThreadRunner<ConvertWork>(
  new URL('./convert-thread.ts', import.meta.url),
  THREAD_LIMITS,
);
