import { fail } from '../fail.ts';

/**
 * Runs costly work, such as password hashing, at most `atOnce` at a time; others wait in line, beyond
 * `waiting` they are refused with a retry delay, and aborted ones leave the line and never start.
 */
export function limitConcurrency(atOnce: number, waiting: number) {
  const line: (() => void)[] = [];
  let running = 0;
  const turn = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        line.splice(line.indexOf(go), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.push(go);
    });
  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) fail('ERR_UNAVAILABLE', { RetryAfter: 5 });
    else await turn(signal);
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that no other task can take it in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
