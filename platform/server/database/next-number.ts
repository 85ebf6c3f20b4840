import { sql } from 'kysely';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/definition.ts';
import {
  applicationPattern,
  isYearly,
  readNumber,
  writeNumber,
} from '#modules/catalogue/services/rules/number-pattern.ts';
import type { Tx } from './connect.ts';

type Numbered = Pick<ServiceDefinition, 'SchemeCode' | 'NumberPattern'>;

/**
 * The next number of a series, from 1, without holes: the counter's row stays locked until the issuing
 * transaction ends, so a number exists exactly when what carries it exists.
 */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  const row = await tx
    .insertInto('NumberCounter')
    .values({ Name: ofDryRun(series), Value: 1 })
    .onConflict((conflict) => conflict.column('Name').doUpdateSet({ Value: sql`number_counter.value + 1` }))
    .returning('Value')
    .executeTakeFirstOrThrow();
  return row.Value;
}

/** A dry run has series of its own, named by a setting of its transaction: it takes and holds no real number. */
const ofDryRun = (series: string) =>
  sql<string>`concat_ws(' ', nullif(current_setting('assay.number_series', true), ''), ${series}::text)`;

/** The next number of an application, drawn at its first SUBMIT or when a cycle makes it (assumption A3). */
export const nextApplicationNumber = (tx: Tx, definition: Numbered, year: string): Promise<string> =>
  schemeNumber(tx, 'application', { ...definition, NumberPattern: applicationPattern(definition) }, year);

/** The next number of a certificate: a count of its own, in the pattern of the service. */
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
 * Lets a certificate series continue after a number that was typed. Its counter stays locked until the transaction ends.
 *
 * @returns the number that the series would have given next, where the typed one is beyond it; null otherwise, and for
 *   a number that is not of the series
 */
export async function continueAfter(tx: Tx, numbered: Numbered, typed: string): Promise<string | null> {
  const { SchemeCode, NumberPattern } = numbered;
  const read = readNumber(NumberPattern, SchemeCode, typed);
  if (!read) return null;
  const { Count } = read;
  // A pattern with two digits of the year counts in this century.
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
