import { fullName } from '#platform/common/format/full-name.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { LogFact } from './detail-facts.ts';

const KEY = /^[\w-]{22}$/;

/**
 * Replaces the keys of people and applications in the details of event log rows with their names and
 * application numbers, before the rows are shown or exported.
 */
export async function resolveNames<Row extends { Facts: LogFact[] }>(db: Db, rows: Row[]): Promise<Row[]> {
  const values = rows.flatMap(({ Facts }) =>
    Facts.flatMap((fact) => [...(fact.Before ?? []), ...fact.After]),
  );
  const keys = [...new Set(values.filter((value) => KEY.test(value)))];
  if (keys.length === 0) return rows;
  const applications = await db
    .selectFrom('Application')
    .select(['ApplicationKey', 'ApplicationNo'])
    .where('ApplicationKey', 'in', keys)
    .execute();
  const people = await db
    .selectFrom('Account')
    .select(['UserKey', 'FirstName', 'LastName'])
    .where('UserKey', 'in', keys)
    .execute();
  const names = new Map([
    ...people.map((person) => [person.UserKey, fullName(person)] as const),
    ...applications.map((row) => [row.ApplicationKey, row.ApplicationNo] as const),
  ]);
  const named = (all: string[]): string[] => all.map((value) => names.get(value) ?? value);
  const fact = ({ Name, Before, After }: LogFact): LogFact => ({
    Name,
    Before: Before && named(Before),
    After: named(After),
  });
  return rows.map((row) => ({ ...row, Facts: row.Facts.map(fact) }));
}
