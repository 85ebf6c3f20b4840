/**
 * Converts between API names (`ApplicationKey`) and database column names (`application_key`), for all
 * queries and for rows received as JSON; names inside JSON values stay unchanged.
 */
import { CamelCasePlugin } from 'kysely';

/**
 * Converts API names to columns: `ApplicationKey` ↔ `application_key`. Names inside JSON columns are not
 * converted.
 */
const toColumn = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase();

const seen = new Map<string, string>();

function toName(column: string): string {
  const known = seen.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  seen.set(column, name);
  return name;
}

export class WireNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  protected override snakeCase(name: string): string {
    return toColumn(name);
  }

  protected override camelCase(column: string): string {
    return toName(column);
  }
}

/** Converts the columns of a row received as JSON to API names; names inside the values are not converted. */
export const wireRow = <T>(row: unknown): T | null =>
  row === null
    ? null
    : (Object.fromEntries(Object.entries(row as object).map(([name, value]) => [toName(name), value])) as T);
