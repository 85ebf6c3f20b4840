import type { Collected } from './collect-differences.ts';

/**
 * Returns, for each consistency check, the displayed numbers of its first differing records and `+n` for the
 * others, for the event log row about the run.
 */
export const namedByCheck = ({ counts, first }: Collected): Record<string, string[]> =>
  Object.fromEntries(
    [...counts].map(([name, count]) => {
      const named = first.filter(({ Check }) => Check === name).map(({ About }) => About);
      return [name, count > named.length ? [...named, `+${count - named.length}`] : named];
    }),
  );
