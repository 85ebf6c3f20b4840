import { fail } from '#platform/server/http/fail.ts';

/** One that is being looked at, one that was typed since, and a check. */
const MAX_CONCURRENT = 3;

const compilations = new Map<number, number>();

/** Compiles for a person. All share one compiler: a person who already has work in it has to wait, and no one else. */
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
