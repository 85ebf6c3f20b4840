/**
 * Records which tables the statements of a request write, on the connection itself, so that no code that
 * changes data can omit it; the response names the resources to which these tables belong.
 */
import { LRUCache } from 'lru-cache';
import { requestOrigin } from '../audit/request-origin.ts';
import type { Send } from './portal-client.ts';

const WRITE = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?([a-z_]+)/gi;
/** The job queue's tables are written by its functions only. */
const JOB_QUEUE = 'graphile_worker';
/** What a repeated request wrote is unknown: the first one did it. */
export const UNKNOWN = '*';

/** Words that follow `update` in clauses such as `for update of` and `on conflict do update set`. */
const CLAUSES = new Set(['of', 'set', 'skip', 'nowait']);

/** Returns the tables that an SQL statement writes. */
export function writtenTables(text: string): string[] {
  const queue = text.includes(JOB_QUEUE) ? [JOB_QUEUE] : [];
  // PostgreSQL allows a change inside a query only in its `with` clause, which comes first.
  if (text.startsWith('select ')) return queue;
  const names = [...text.matchAll(WRITE)].flatMap(([, name = '']) => name.toLowerCase());
  return [...new Set([...names.filter((name) => !CLAUSES.has(name)), ...queue])];
}

/** Statements seen, with the tables they write; there are a few hundred, except for lists of varying length. */
const seen = new LRUCache<string, readonly string[]>({ max: 2_000 });

function tablesOf(text: string): readonly string[] {
  const known = seen.get(text);
  if (known) return known;
  const tables = writtenTables(text);
  seen.set(text, tables);
  return tables;
}

/** Lets a connection record for the current request which tables its statements write. */
export function recordWrittenTables(plain: Send): Send {
  return (...args) => {
    const [query] = args;
    const handling = requestOrigin()?.Handling;
    const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text;
    if (handling && typeof text === 'string') for (const table of tablesOf(text)) handling.Written.add(table);
    return plain(...args);
  };
}

/** Marks that a repeated request was answered without being executed: everything may have changed. */
export const recordRepetition = (): void => void requestOrigin()?.Handling?.Written.add(UNKNOWN);
