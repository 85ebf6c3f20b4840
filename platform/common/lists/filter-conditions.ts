/**
 * Turns the filters that a reader has set into conditions of the list's query. A module states a condition
 * for every filter of its list definition; one without a condition does not compile.
 */
import type { FilterName, FilterOutput, ListDefinition } from './define-list.ts';

/** The filters of a list as its route's query has them. */
type Query<List extends ListDefinition> = {
  [Name in FilterName<List>]?: FilterOutput<List, Name> | undefined;
};

/**
 * A condition for every filter; null if the value restricts nothing. A function that serves several filters,
 * such as both ends of a range, is called once.
 */
export type FilterConditions<List extends ListDefinition, Condition> = {
  [Name in FilterName<List>]: (value: FilterOutput<List, Name>, query: Query<List>) => Condition | null;
};

/** Returns the conditions of all filters that are set. */
export function conditionsOf<List extends ListDefinition, Condition>(
  query: Query<List>,
  conditions: FilterConditions<List, Condition>,
): Condition[] {
  type Function = (value: unknown, query: Query<List>) => Condition | null;
  const set = Object.entries<Function>(conditions as Record<string, Function>)
    .map(([name, condition]) => ({ condition, value: (query as Record<string, unknown>)[name] }))
    .filter(({ value }) => value !== undefined && value !== '');
  const once = new Map(set.map(({ condition, value }) => [condition, value]));
  return [...once].flatMap(([condition, value]) => condition(value, query) ?? []);
}
