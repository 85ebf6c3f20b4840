import { fail } from '#platform/server/http/fail.ts';

/** One that is being looked at, one that was typed since, and a check. */
const MOST = 3;

const tried = new Map<number, number>();

/** Compiles for a person. There is one compiler for all: whoever has it busy already waits, and nobody else. */
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
