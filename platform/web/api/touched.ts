/**
 * Marks cached answers as outdated when the server reports that an action has touched resources they depend on
 * (response header `Touched`), and reloads those on screen, once per action.
 */
import type { Query } from '@tanstack/react-query';
import { readsOf } from '#platform/common/contract/define-route.ts';
import { queryClient } from './query-client.ts';

/** Sent instead of names when a repeated request was answered: everything may have changed. */
const EVERYTHING = '*';

/**
 * Resources that a cached answer depends on. Pictures name them in `meta`: none, because their screens replace them.
 */
const resourcesOf = ({ meta, queryKey: [path] }: Query): readonly string[] | undefined =>
  (meta?.reads as readonly string[] | undefined) ?? readsOf(String(path));

/** Whether the answer may be outdated; also true for an answer of the server's first screen whose contract is not loaded. */
function isReading(query: Query, names: readonly string[]): boolean {
  if (!String(query.queryKey[0]).startsWith('/')) return false;
  const reads = resourcesOf(query);
  return (
    !reads || (names.includes(EVERYTHING) && reads.length > 0) || reads.some((one) => names.includes(one))
  );
}

/** Whether a shown change of this answer is still being sent; its own response will replace it. */
const isBeingChanged = ({ queryHash }: Query): boolean =>
  queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === queryHash }) > 0;

type Choice = {
  /** `none`: reloads only when shown again. */
  refetchType?: 'active' | 'none';
  /** Further condition. */
  where?: (query: Query) => boolean;
};

/** Marks answers that depend on one of these resources as outdated, and reloads those on screen. */
export const invalidateReading = (
  names: readonly string[],
  { refetchType = 'active', where = () => true }: Choice = {},
): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: (query) => isReading(query, names) && !isBeingChanged(query) && where(query),
    refetchType,
  });

/**
 * Applies the header of a response once the sender of the request has processed it: answers that it has replaced
 * with the response itself are current.
 */
export function applyTouched(header: string | null, refetchType: Choice['refetchType'] = 'active'): void {
  if (!header) return;
  const replaced = new Set<string>();
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual)
      replaced.add(event.query.queryHash);
  });
  setTimeout(() => {
    unsubscribe();
    void invalidateReading(header.split(', '), {
      refetchType,
      // A reload that began before the response would put its older answer over the new one: it begins again.
      where: ({ queryHash, state }) => !replaced.has(queryHash) || state.fetchStatus !== 'idle',
    });
  }, 0);
}
