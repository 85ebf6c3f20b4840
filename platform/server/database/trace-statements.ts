/**
 * Records each SQL statement of a traced request or job as a span, named by verb and table (`SELECT
 * application`) without any values.
 */
import { currentWork } from '../operation/current-work.ts';
import { span } from '../operation/trace/span.ts';
import type { Send } from './portal-client.ts';

const NAMED = /^\s*(\w+)(?:[\s\S]*?\b(?:from|into|update)\s+"?(\w+))?/i;

/** Returns a statement's name for traces, without any of its values: `SELECT application`. */
export function statementName(text: string): string {
  const [, verb = 'SQL', table] = NAMED.exec(text) ?? [];
  const own = /^update$/i.test(verb) ? /^\s*update\s+(?:only\s+)?"?(\w+)/i.exec(text)?.[1] : table;
  return [verb.toUpperCase(), own].filter(Boolean).join(' ');
}

/**
 * Each statement within a traced operation becomes a span of it; statements of background work belong to no
 * trace.
 */
export function traceStatements(plain: Send): Send {
  return (...args) => {
    const [query] = args;
    const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text;
    const isPlain = typeof text !== 'string' || typeof args.at(-1) === 'function' || !currentWork()?.Trace;
    if (isPlain) return plain(...args);
    return span(statementName(text), 'CLIENT', { 'db.system.name': 'postgresql' }, async () =>
      plain(...args),
    );
  };
}
