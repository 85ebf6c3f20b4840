/** Limits the concurrent template compilations of one user, so that no user can block the shared compiler. */
import { fail } from '#platform/server/http/fail.ts';

/** The preview on screen, one for text typed since, and a check. */
const MAX_CONCURRENT = 3;

const compilations = new Map<number, number>();

/** Runs a compilation for a user; fails with ERR_UNAVAILABLE if that user already has the maximum running. */
export async function compileForUser<Result>(
  accountId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const now = compilations.get(accountId) ?? 0;
  if (now >= MAX_CONCURRENT) fail('ERR_UNAVAILABLE', { Text: 'ERR_DESIGN_BUSY', RetryAfter: 3 });
  compilations.set(accountId, now + 1);
  try {
    return await work();
  } finally {
    const left = (compilations.get(accountId) ?? 1) - 1;
    if (left > 0) compilations.set(accountId, left);
    else compilations.delete(accountId);
  }
}
