/**
 * Defines the statuses of a record type with the facts about each of them. Lists, badges, quick filters and SQL
 * conditions derive from the table, so that a status is described in one place.
 */
export const defineStatuses =
  <Facts>() =>
  <Status extends string>(table: Readonly<Record<Status, Facts>>): Readonly<Record<Status, Facts>> =>
    table;

/** The names of the statuses, in the order of the table. */
export const statusNames = <Status extends string>(table: Readonly<Record<Status, unknown>>) =>
  Object.keys(table) as Status[];

/** The statuses whose facts meet the condition, in the order of the table. */
export const statusesWhere = <Status extends string, Facts>(
  table: Readonly<Record<Status, Facts>>,
  condition: (facts: Facts) => boolean,
): readonly Status[] => statusNames(table).filter((status) => condition(table[status]));
