import { limitConcurrency } from './limit-concurrency.ts';

type AccountQueue = { inTurn: ReturnType<typeof limitConcurrency>; asked: number };

/** Runs one task at a time per account, so that a flood from one account delays only that account. */
export function serializeByAccount(waiting: number) {
  const lines = new Map<number, AccountQueue>();
  return async <T>(accountId: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const line = lines.get(accountId) ?? { inTurn: limitConcurrency(1, waiting), asked: 0 };
    lines.set(accountId, line);
    line.asked += 1;
    try {
      return await line.inTurn(work, signal);
    } finally {
      line.asked -= 1;
      if (line.asked === 0) lines.delete(accountId);
    }
  };
}
