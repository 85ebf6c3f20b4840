import type { Send } from './portal-client.ts';

const BEGIN_RESULT = { command: 'BEGIN', rowCount: null, rows: [], fields: [] };

/**
 * Makes a database connection send `begin` with a transaction's first reading statements without waiting in
 * between, to save a round trip; nothing is written before the transaction has begun (decision 0053).
 */
export function pipelineBegin(send: Send): Send {
  /** The `begin` that is still pending, or was refused and has not been rolled back. */
  let begun: Promise<void> | null = null;
  /** True once a statement waits for `begin`; later statements then wait too. */
  let isBlocked = false;

  const begin = (args: unknown[]): unknown => {
    isBlocked = false;
    begun = Promise.resolve(send(...args)).then(() => {
      begun = null;
    });
    // The first statement awaits it and gets the error; until then it must not count as unhandled.
    begun.catch(() => undefined);
    return Promise.resolve(BEGIN_RESULT);
  };
  const sendAfter = async (beginning: Promise<void>, args: unknown[]): Promise<unknown> => {
    isBlocked ||= !isReading(args[0]);
    if (isBlocked) {
      await beginning;
      return send(...args);
    }
    const [answer] = await Promise.all([send(...args), beginning]);
    return answer;
  };
  const rollback = async (beginning: Promise<void>, args: unknown[]): Promise<unknown> => {
    begun = null;
    // If the transaction was never begun, the rollback changes nothing.
    await beginning.catch(() => undefined);
    return send(...args);
  };
  return (...args) => {
    if (args[0] === 'begin') return begin(args);
    if (!begun) return send(...args);
    return args[0] === 'rollback' ? rollback(begun, args) : sendAfter(begun, args);
  };
}

const isReading = (query: unknown): boolean => typeof query === 'string' && query.startsWith('select ');
