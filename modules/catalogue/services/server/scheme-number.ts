/**
 * Issues the next application or certificate number in a service's pattern, each kind from its own counter,
 * and continues the series after a manually entered certificate number.
 */
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { nextNumber, ofDryRun } from '#platform/server/database/next-number.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import { applicationPattern, isYearly, readNumber, writeNumber } from '../rules/number-pattern.ts';

type Numbered = Pick<ServiceDefinition, 'SchemeCode' | 'NumberPattern'>;

/**
 * Draws the next application number, at the first SUBMIT or when a cycle creates the application (assumption
 * A3).
 */
export const nextApplicationNumber = (tx: Tx, definition: Numbered, year: string): Promise<string> =>
  schemeNumber(tx, 'application', { ...definition, NumberPattern: applicationPattern(definition) }, year);

/** Draws the next certificate number, from its own counter, in the service's pattern. */
export const nextCertificateNumber = (tx: Tx, definition: Numbered, year: string): Promise<string> =>
  schemeNumber(tx, 'certificate', definition, year);

async function schemeNumber(tx: Tx, kind: NumberKind, numbered: Numbered, Year: string): Promise<string> {
  const { SchemeCode, NumberPattern } = numbered;
  const Count = await nextNumber(tx, seriesOf(kind, numbered, Year));
  return writeNumber(NumberPattern, { SchemeCode, Year, Count });
}

type NumberKind = 'application' | 'certificate';

const seriesOf = (kind: NumberKind, { SchemeCode, NumberPattern }: Numbered, Year: string): string =>
  isYearly(NumberPattern) ? `${kind} ${SchemeCode} ${Year}` : `${kind} ${SchemeCode}`;

/**
 * Continues a certificate series after a manually entered number. Its counter stays locked until the
 * transaction ends. Returns the number that the series would have given next if the entered number skips it;
 * otherwise null, also for a number outside the series.
 */
export async function advanceSeries(tx: Tx, numbered: Numbered, typed: string): Promise<string | null> {
  const { SchemeCode, NumberPattern } = numbered;
  const read = readNumber(NumberPattern, SchemeCode, typed);
  if (!read) return null;
  const { Count } = read;
  // A two-digit year in a pattern belongs to this century.
  const Year = read.Year ?? '';
  const Name = ofDryRun(seriesOf('certificate', numbered, Year));
  const row = await tx
    .insertInto('NumberCounter')
    .values({ Name, Value: 0 })
    .onConflict((conflict) => conflict.column('Name').doUpdateSet({ Value: sql`number_counter.value` }))
    .returning(['Name', 'Value'])
    .executeTakeFirstOrThrow();
  if (Count <= row.Value) return null;
  await tx.updateTable('NumberCounter').set({ Value: Count }).where('Name', '=', row.Name).execute();
  return Count === row.Value + 1
    ? null
    : writeNumber(NumberPattern, { SchemeCode, Year, Count: row.Value + 1 });
}
