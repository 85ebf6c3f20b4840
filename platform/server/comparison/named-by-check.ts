import type { Collected } from './collect-differences.ts';

/** Returns the first records of each check, and how many more there are, as text for an email. */
export const namedByCheck = ({ counts, first }: Collected): Record<string, string[]> =>
  Object.fromEntries(
    [...counts].map(([name, count]) => {
      const named = first.filter(({ Check }) => Check === name).map(({ About }) => About);
      return [name, count > named.length ? [...named, `+${count - named.length}`] : named];
    }),
  );
