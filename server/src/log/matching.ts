import { addDays, hongKongMidnight } from '@assay/shared/format/dates.ts';
import type { logRoutes } from '@assay/shared/log/contract.ts';
import { LOG_AREAS, LOG_RESULTS } from '@assay/shared/log/events.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Context } from '../http/context.ts';

/** More than these are no search for somebody. */
const MOST_PEOPLE = 50;
/** The time by which numbers and moments of two rows may be in another order: no transaction is open for longer. */
const OUT_OF_ORDER = sql`interval '5 minutes'`;

type Query = Context<typeof logRoutes.list>['query'];
/** What rows have to be; and the events that they are of, null where of any. */
export type Wanted = { where: RawBuilder<SqlBool>; events: readonly string[] | null };

/** What a search and the filters ask for, each part of it with an index behind it, so that the log may grow for ever. */
export async function matching(db: Db, query: Query): Promise<Wanted> {
  const parts = [
    ...(query.UserKey ? [await concerns(db, query.UserKey)] : []),
    ...(query.Object ? [await about(db, query.Object)] : []),
    ...(query.SessionOf === undefined ? [] : [ofSession(query.SessionOf)]),
    ...(query.Search ? [await searched(db, query.Search)] : []),
  ];
  const days = onDays(query);
  return {
    where: all([...parts, ...days]),
    // With something that few rows have, that index is the way in; without, each event's own.
    events: eventsOf(query),
  };
}

const all = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(parts, sql` and `)}`;

function eventsOf({ Event, Area, Result }: Query): string[] | null {
  const sets = [
    ...(Event ? [[Event]] : []),
    ...(Area ? [LOG_AREAS[Area]] : []),
    ...(Result ? [LOG_RESULTS[Result]] : []),
  ];
  const [first, ...others] = sets;
  return first ? first.filter((event) => others.every((set) => set.includes(event))) : null;
}

/** Rows are read in the order of their numbers, so days become numbers; the moment then decides at the edges. */
function onDays({ From, To }: Query): RawBuilder<SqlBool>[] {
  const parts: RawBuilder<SqlBool>[] = [];
  if (From) {
    const begin = hongKongMidnight(From);
    parts.push(sql<SqlBool>`audit.at >= ${begin} and audit.id >= (
      select min(near.id) from audit as near where near.at >= ${begin} and near.at <= ${OUT_OF_ORDER} +
        (select min(first.at) from audit as first where first.at >= ${begin}))`);
  }
  if (To) {
    const end = hongKongMidnight(addDays(To, 1));
    parts.push(sql<SqlBool>`audit.at < ${end} and audit.id <= (
      select max(near.id) from audit as near where near.at < ${end} and near.at >=
        (select max(last.at) from audit as last where last.at < ${end}) - ${OUT_OF_ORDER})`);
  }
  return parts;
}

/** What an account did, and what was done to it. */
async function concerns(db: Db, userKey: string): Promise<RawBuilder<SqlBool>> {
  const account = await db
    .selectFrom('Account')
    .select('Id')
    .where('UserKey', '=', userKey)
    .executeTakeFirst();
  return sql<SqlBool>`(audit.object = ${userKey} or audit.account_id = ${account?.Id ?? -1})`;
}

/** An application is found by its number as by its key: rows of both kinds are about it. */
async function about(db: Db, object: string): Promise<RawBuilder<SqlBool>> {
  const names = await namesOf(db, object);
  return sql<SqlBool>`audit.object = any(${names}::text[])`;
}

const ofSession = (no: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`audit.session_id = (select one.session_id from audit as one where one.id = ${no})`;

async function namesOf(db: Db, object: string): Promise<string[]> {
  const found = await db
    .selectFrom('Application')
    .select(['ApplicationKey', 'ApplicationNo'])
    .where((eb) => eb.or([eb('ApplicationNo', '=', object), eb('ApplicationKey', '=', object)]))
    .execute();
  return [...new Set([object, ...found.flatMap((row) => [row.ApplicationKey, row.ApplicationNo])])];
}

/** People by name or address; an object, a network address or an event exactly. */
async function searched(db: Db, text: string): Promise<RawBuilder<SqlBool>> {
  const people = await db
    .selectFrom('Account')
    .select('Id')
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['Email']), '=', text.toLowerCase()),
        sql<boolean>`position(${text.toLowerCase()} in lower(first_name || ' ' || last_name)) > 0`,
      ]),
    )
    .limit(MOST_PEOPLE)
    .execute();
  const ids = people.map(({ Id }) => Id);
  return sql<SqlBool>`(audit.event = ${text.toUpperCase()} or audit.object = any(${await namesOf(db, text)}::text[])
    or audit.address = ${text} or audit.account_id = any(${ids}::bigint[]))`;
}
