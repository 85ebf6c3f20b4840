/**
 * Lets each database connection prepare the SQL statements it runs frequently, because PostgreSQL spends
 * more time planning most of them than running them.
 */
import type { Send } from './portal-client.ts';

/** Executions after which a statement is prepared; rarer ones are not worth PostgreSQL's memory. */
const PREPARE_THRESHOLD = 3;
/**
 * Maximum per connection. The portal has a few hundred statements; variable-length lists must not fill the
 * memory.
 */
const MAX_PREPARED = 300;
const MAX_COUNTED = 2_000;
/** Statements whose best plan depends on the search term: planned each time with the actual values. */
const DEPENDS_ON_VALUES = / like \$/;
/** PostgreSQL's error code when the columns of a prepared statement have changed. */
const OUTDATED = '0A000';

const BEGIN = /^(?:begin|start transaction)\b/i;
const END = /^(?:commit|rollback)(?! to\b)/i;

type Text = { text: string; values: unknown[]; name?: string };

/**
 * Lets a connection prepare frequent statements: PostgreSQL spends more time planning most of the portal's statements than
 * running them. It still re-plans a prepared statement where the given values promise a better plan (decision 0045).
 */
export function autoPrepare(plain: Send): Send {
  const useCounts = new Map<string, number>();
  const names = new Map<string, string>();
  let count = 0;
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known) return known;
    const times = (useCounts.get(text) ?? 0) + 1;
    if (times < PREPARE_THRESHOLD || count >= MAX_PREPARED || DEPENDS_ON_VALUES.test(text)) {
      if (useCounts.size >= MAX_COUNTED) useCounts.clear();
      useCounts.set(text, times);
      return undefined;
    }
    useCounts.delete(text);
    count += 1;
    const name = `s${count}`;
    names.set(text, name);
    return name;
  };
  let isInTransaction = false;
  const ask = async (query: Text & { name: string }): Promise<unknown> => {
    try {
      return await plain(query);
    } catch (error) {
      if ((error as { code?: unknown }).code !== OUTDATED) throw error;
      // After another process ran an upgrade; the next execution prepares the statement under a new name.
      names.delete(query.text);
      // The error aborts a transaction. A statement outside a transaction is transparently retried.
      if (isInTransaction) throw error;
      return plain(query.text, query.values);
    }
  };
  return (query, values, callback) => {
    if (typeof query === 'string') {
      if (BEGIN.test(query)) isInTransaction = true;
      else if (END.test(query)) isInTransaction = false;
    }
    if (typeof query !== 'string' || !Array.isArray(values) || values.length === 0 || callback)
      return plain(query, values, callback);
    const name = nameOf(query);
    return name ? ask({ text: query, values, name }) : plain(query, values);
  };
}
