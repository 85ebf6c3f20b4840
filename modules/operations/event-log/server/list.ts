import { type RawBuilder, sql } from 'kysely';
import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import { pageOf } from '#platform/server/database/page.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { logRoutes } from '../rules/contract.ts';
import { namedRows, toLogRow } from './log-row.ts';
import { type LogCondition, matching, type Source } from './matching.ts';
import { resolveNames } from './resolve-names.ts';

/**
 * Lists the event log for its screen, newest first unless sorted otherwise: applies the filters, resolves
 * names, and provides the query for row numbers that the export uses too.
 */
export async function list({ db, query, language }: Context<typeof logRoutes.list>) {
  const { limit, offset } = pageOf(query);
  const direction = directionOf(query);
  const matchingRows = await matching(db, query);
  const [page, counted] = await Promise.all([
    sql<{
      Id: number;
    }>`${numbers(matchingRows, direction, offset + limit)} limit ${limit} offset ${offset}`.execute(db),
    sql<{ Counted: number }>`
      select count(*) as counted from (${numbers(matchingRows, direction, TOTAL_CAP + 1)} limit ${TOTAL_CAP + 1}) as some_rows`.execute(
      db,
    ),
  ]);
  const ids = page.rows.map(({ Id }) => Id);
  const rows =
    ids.length === 0
      ? []
      : await namedRows(db).where('Audit.Id', 'in', ids).orderBy('Audit.Id', direction).execute();
  const total = counted.rows[0]?.Counted ?? 0;
  return {
    Rows: await resolveNames(
      db,
      rows.map((row) => toLogRow(row, language)),
    ),
    Total: Math.min(total, TOTAL_CAP),
    IsTotalCapped: total > TOTAL_CAP,
  };
}

/** Rows are only appended, so the order of their numbers is the order of their times. */
export const directionOf = ({ Sort }: Pick<Context<typeof logRoutes.list>['query'], 'Sort'>) =>
  Sort === 'At' ? 'asc' : 'desc';

/**
 * Query for the ordered row numbers, all of them if `most` is null. Each source value is read from its own
 * index.
 */
export function numbers(
  { sources, where }: LogCondition,
  direction: 'asc' | 'desc',
  most: number | null,
): RawBuilder<{ Id: number }> {
  const order = sql.raw(direction);
  if (sources === null) return sql`select audit.id from audit where ${where} order by audit.id ${order}`;
  const from = ({ Column, Values }: Source) => sql`
    select found.id from unnest(${Values}::${sql.raw(TYPES[Column])}[]) as wanted (value) cross join lateral (
      select audit.id from audit where ${sql.ref(`audit.${Column}`)} = wanted.value and ${where}
      order by audit.id ${order} limit ${most}) as found`;
  return sql`select numbers.id from (${sql.join(sources.map(from), sql` union `)}) as numbers order by numbers.id ${order}`;
}

const TYPES: Readonly<Record<Source['Column'], string>> = {
  event: 'text',
  object: 'text',
  address: 'text',
  account_id: 'bigint',
  session_id: 'bigint',
};
