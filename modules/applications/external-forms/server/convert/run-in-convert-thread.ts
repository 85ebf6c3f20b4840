/**
 * Starts the worker thread for external form entries and runs conversions in it, so that they do not block
 * the server; stopped after a minute without work.
 */
import { formThreadRunner } from '#modules/catalogue/forms/server/index.ts';
import type { ConvertWork } from './convert-thread.ts';

/** External forms are rare, so an idle thread is stopped to release its memory. */
const THREAD_LIMITS = { idleMs: 60_000 };

/** Conversions run in their own thread, as form validation does. */
export const runInConvertThread = formThreadRunner<ConvertWork>(
  new URL('./convert-thread.ts', import.meta.url),
  THREAD_LIMITS,
);
