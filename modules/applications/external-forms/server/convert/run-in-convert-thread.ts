/** Runs conversions of external form entries in a worker thread. */
import { formThreadRunner } from '#modules/catalogue/forms/server/index.ts';
import type { ConvertWork } from './convert-thread.ts';

/** External forms are rare, so an idle thread is stopped to release its memory. */
const THREAD_LIMITS = { idleMs: 60_000 };

/** Conversions run in their own thread, as form validation does. */
export const runInConvertThread = formThreadRunner<ConvertWork>(
  new URL('./convert-thread.ts', import.meta.url),
  THREAD_LIMITS,
);
