import { fail } from '#platform/server/http/fail.ts';

/** One that is being looked at, one that was typed since, and a check. */
const MOST = 3;

const tried = new Map<number, number>();

/** Compiles for a person. All share one compiler: a person who already has work in it has to wait, and no one else. */
export async function triedBy<Result>(accountId: number, work: () => Promise<Result>): Promise<Result> {
  const now = tried.get(accountId) ?? 0;
  if (now >= MOST) fail('ERR_UNAVAILABLE', { Text: 'ERR_DESIGN_BUSY', RetryAfter: 3 });
  tried.set(accountId, now + 1);
  try {
    return await work();
  } finally {
    const left = (tried.get(accountId) ?? 1) - 1;
    if (left > 0) tried.set(accountId, left);
    else tried.delete(accountId);
  }
}
