import type { SchemaFacts } from './read-schema.ts';

/**
 * Compares two database schemas and returns, one sentence each, what would break code of the released
 * version that is still running during an upgrade, such as removed tables or new mandatory columns.
 */
export function schemaBreaks(released: SchemaFacts, current: SchemaFacts): string[] {
  return [
    ...Object.entries(released.Tables).flatMap(([table, columns]) => {
      const now = current.Tables[table];
      if (!now) return [`${table} was removed`];
      return [
        ...Object.entries(columns).flatMap(([column, was]) => columnBreak(table, column, was, now[column])),
        ...Object.entries(now)
          .filter(([column, is]) => !(column in columns) && / not null$/.test(is))
          .map(([column]) => `${table}.${column} is new and mandatory`),
      ];
    }),
    ...Object.entries(current.Rules)
      .filter(([table]) => table in released.Tables)
      .flatMap(([table, rules]) =>
        rules
          .filter(
            (rule) =>
              !released.Rules[table]?.includes(rule) && !isOfNewColumn(rule, table, released, current),
          )
          .map((rule) => `${table} has a new constraint, ${rule}`),
      ),
    ...released.Functions.filter((name) => !current.Functions.includes(name)).map(
      (name) => `function ${name} was removed`,
    ),
  ];
}

function columnBreak(table: string, column: string, was: string, is: string | undefined): string[] {
  if (is === undefined) return [`${table}.${column} was removed`];
  if (typeOf(was) !== typeOf(is)) return [`${table}.${column} is ${typeOf(is)}, it was ${typeOf(was)}`];
  const [wasOpen, isOpen] = [was, is].map((text) => !/ not null$/.test(text));
  return wasOpen && !isOpen ? [`${table}.${column} is now mandatory`] : [];
}

/**
 * A constraint on a new column does not affect code that does not use it. PostgreSQL names such constraints
 * by table and column.
 */
const isOfNewColumn = (rule: string, table: string, released: SchemaFacts, current: SchemaFacts): boolean =>
  Object.keys(current.Tables[table] ?? {}).some(
    (column) => !(column in (released.Tables[table] ?? {})) && rule.startsWith(`${table}_${column}_`),
  );

const typeOf = (text: string): string => text.replace(/ (?:not null|default)/g, '');
