import type { Route } from '#platform/common/contract/define-route.ts';

const OWN = ['Page', 'PageSize', 'Sort', 'Search'];

/** What the list of a route can be narrowed by, as its query has it. */
export function filterNamesOf({ query }: Pick<Route, 'query'>): string[] {
  const { shape = {} } = query as { shape?: object };
  return Object.keys(shape).filter((name) => !OWN.includes(name));
}
