import type { CheckWork } from './check-thread.ts';
import type { FormWork } from './form-thread.ts';
import { threadAsker } from './thread-asker.ts';

/** Has the form engine do something in its thread. Longer than this no form takes. */
export const askFormThread = threadAsker<FormWork>(new URL('./form-thread.ts', import.meta.url), {
  patienceMs: 30_000,
});

/** The same for drafts, which may be anything: in another thread, with little time and memory, and not for long. */
export const askCheckThread = threadAsker<CheckWork>(new URL('./check-thread.ts', import.meta.url), {
  patienceMs: 8000,
  idleMs: 60_000,
  memoryMb: 256,
});
