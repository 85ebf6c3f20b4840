import { fail } from '../http/fail.ts';

/** Runs at most `atOnce` works together; others wait in line, and beyond `waiting` they are sent away for a moment. */
export function takeTurns(atOnce: number, waiting: number) {
  const line: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) fail('ERR_UNAVAILABLE', { RetryAfter: 5 });
    else await new Promise<void>((go) => line.push(go));
    try {
      return await work();
    } finally {
      // The place passes on directly, so nobody can slip in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
