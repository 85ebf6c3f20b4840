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
 * The number that the series would give next if an entered number skips it; otherwise null, also for a number outside the
 * series. The counter stays locked until the transaction ends.
 */
export async function numberAhead(tx: Tx, numbered: Numbered, typed: string): Promise<string | null> {
  const counter = await lockCounter(tx, numbered, typed);
  if (!counter || counter.Count <= counter.Value + 1) return null;
  const { SchemeCode, NumberPattern } = numbered;
  return writeNumber(NumberPattern, { SchemeCode, Year: counter.Year, Count: counter.Value + 1 });
}

/** Continues a certificate series after a manually entered number. */
export async function advanceSeries(tx: Tx, numbered: Numbered, typed: string): Promise<void> {
  const counter = await lockCounter(tx, numbered, typed);
  if (!counter || counter.Count <= counter.Value) return;
  await tx
    .updateTable('NumberCounter')
    .set({ Value: counter.Count })
    .where('Name', '=', counter.Name)
    .execute();
}

type Counter = { Name: string; Value: number; Count: number; Year: string };

/** Locks the counter of an entered number until the transaction ends; null for a number outside the series. */
async function lockCounter(tx: Tx, numbered: Numbered, typed: string): Promise<Counter | null> {
  const { SchemeCode, NumberPattern } = numbered;
  const read = readNumber(NumberPattern, SchemeCode, typed);
  if (!read) return null;
  // A two-digit year in a pattern belongs to this century.
  const Year = read.Year ?? '';
  const Name = ofDryRun(seriesOf('certificate', numbered, Year));
  const row = await tx
    .insertInto('NumberCounter')
    .values({ Name, Value: 0 })
    .onConflict((conflict) => conflict.column('Name').doUpdateSet({ Value: sql`number_counter.value` }))
    .returning(['Name', 'Value'])
    .executeTakeFirstOrThrow();
  return { ...row, Count: read.Count, Year };
}
