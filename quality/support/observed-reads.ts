/**
 * Records during server tests which resources the handler of each GET route queries, and compares them with
 * those that the route declares: a forgotten dependency fails the test file that met it.
 */
import type pg from 'pg';
import { readsOf } from '#platform/common/contract/define-route.ts';
import { requestOrigin } from '#platform/server/audit/request-origin.ts';
import { resourceOf } from '#platform/server/http/resources.ts';

const READ = /\b(?:from|join)\s+(?:lateral\s+|only\s+)?"?([a-z_]+)/gi;

/** Returns the tables that an SQL statement queries, and other words in their place. */
export const tablesRead = (text: string): string[] => [
  ...new Set([...text.matchAll(READ)].map(([, name = '']) => name.toLowerCase())),
];

export type ObservedReads = {
  /** Records what this connection is asked by handlers of GET routes. */
  observe: (client: pg.ClientBase) => void;
  /** Resources that a route queried, but does not declare: `GET /user/list: invoices`. */
  undeclared: () => string[];
};

export function observeReads(): ObservedReads {
  const observed = new Map<string, Set<string>>();
  const note = (call: string, text: string): void => {
    if (!call.startsWith('GET ')) return;
    const resources = observed.get(call) ?? new Set();
    observed.set(call, resources);
    for (const table of tablesRead(text)) resources.add(resourceOf(table) ?? '');
  };
  return {
    observe: (client) => {
      const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        const [query] = args;
        const call = requestOrigin()?.Handling?.Call;
        const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text;
        if (call && typeof text === 'string') note(call, text);
        return plain(...args);
      }) as typeof client.query;
    },
    undeclared: () =>
      [...observed].flatMap(([call, resources]) => {
        const declared = readsOf(call.slice('GET '.length)) ?? [];
        return [...resources]
          .filter((name) => name !== '' && !declared.includes(name))
          .map((name) => `${call}: ${name}`)
          .toSorted();
      }),
  };
}
