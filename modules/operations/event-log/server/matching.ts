/**
 * Translates the search text and filters of the event log (person, object, event, area, result, days) into
 * SQL conditions that use an index, however long the log is.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays, hongKongMidnight } from '#platform/common/format/dates.ts';
import { conditionsOf, type FilterConditions } from '#platform/common/lists/filter-conditions.ts';
import { eventsIn } from '#platform/common/log-events.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { logRoutes } from '../rules/contract.ts';
import type { logList } from '../rules/log-lists.ts';

/**
 * Maximum time by which row numbers and timestamps may be out of order: no transaction is open for longer.
 */
const OUT_OF_ORDER = sql`interval '5 minutes'`;

type Days = { From?: string | undefined; To?: string | undefined };

/**
 * Converts days to row numbers, because rows are read in number order; the timestamp decides at the edges.
 */
async function numbersOfDays(db: Db, { From, To }: Days): Promise<RawBuilder<SqlBool>[]> {
  const parts: RawBuilder<SqlBool>[] = [];
  if (From) {
    const begin = hongKongMidnight(From);
    const { rows } = await sql<{ No: number | null }>`
      select min(near.id) as no from audit as near where near.at >= ${begin} and near.at <= ${OUT_OF_ORDER} +
        (select min(first.at) from audit as first where first.at >= ${begin})`.execute(db);
    parts.push(sql<SqlBool>`audit.at >= ${begin} and audit.id >= ${rows[0]?.No ?? Number.MAX_SAFE_INTEGER}`);
  }
  if (To) {
    const end = hongKongMidnight(addDays(To, 1));
    const { rows } = await sql<{ No: number | null }>`
      select max(near.id) as no from audit as near where near.at < ${end} and near.at >=
        (select max(last.at) from audit as last where last.at < ${end}) - ${OUT_OF_ORDER}`.execute(db);
    parts.push(sql<SqlBool>`audit.at < ${end} and audit.id <= ${rows[0]?.No ?? -1}`);
  }
  return parts;
}

/** With more matches than this, the text is not treated as a search for a person. */
const MAX_MATCHED_USERS = 50;

type Query = Context<typeof logRoutes.list>['query'];

/** Values of an indexed column; rows are found through that index, in order. */
export type Source = {
  Column: 'event' | 'object' | 'address' | 'account_id' | 'session_id';
  Values: readonly (string | number)[];
};
/** Rows match any of the sources (null: all rows); `where` is then evaluated for each row. */
export type LogCondition = { sources: readonly Source[] | null; where: RawBuilder<SqlBool> };

/** What a filter contributes: sources of rows, sources by event, or conditions evaluated for each row. */
type Part = {
  sources?: readonly Source[];
  events?: readonly Source[];
  where?: readonly RawBuilder<SqlBool>[];
};

function filterParts(db: Db): FilterConditions<typeof logList, Promise<Part>> {
  const ofEvents = async (_: unknown, query: Parameters<typeof eventsOf>[0]) => ({
    events: eventsOf(query),
  });
  const onDays = async (_: unknown, days: Days) => ({ where: await numbersOfDays(db, days) });
  return {
    By: async (key) => ({ sources: await doneBy(db, key) }),
    UserKey: async (key) => ({ sources: await concerns(db, key) }),
    Object: async (object) => ({ sources: [{ Column: 'object', Values: await namesOf(db, object) }] }),
    SessionOf: async (no) => ({ sources: await ofSession(db, no) }),
    Event: ofEvents,
    Area: ofEvents,
    Result: ofEvents,
    From: onDays,
    To: onDays,
  };
}

/**
 * Builds the conditions for a search and filters so that an index finds the rows, however long the log is.
 */
export async function matching(db: Db, query: Query): Promise<LogCondition> {
  const parts = await Promise.all(conditionsOf<typeof logList, Promise<Part>>(query, filterParts(db)));
  // The most selective condition comes first and finds the rows; the others filter them.
  const [sources = null, ...others] = [
    ...parts.flatMap(({ sources }) => (sources ? [sources] : [])),
    ...(query.Search ? [await searched(db, query.Search)] : []),
    ...parts.flatMap(({ events }) => (events ? [events] : [])),
  ];
  const days = parts.flatMap(({ where = [] }) => where);
  return { sources, where: all([...others.map(anyOf), ...days]) };
}

const all = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(parts, sql` and `)}`;

const anyOf = (sources: readonly Source[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    sources.map(({ Column, Values }) => sql`${sql.ref(`audit.${Column}`)} = any(${Values})`),
    sql` or `,
  )})`;

/** Events that are in all of the sets. */
function eventsOf({ Event, Area, Result }: Pick<Query, 'Event' | 'Area' | 'Result'>): readonly Source[] {
  const sets: (readonly string[])[] = [
    ...(Event ? [[Event]] : []),
    ...(Area ? [eventsIn(Area)] : []),
    ...(Result ? [eventsIn(Result)] : []),
  ];
  const [first = [], ...others] = sets;
  const Values = [...new Set(first)].filter((event) => others.every((set) => set.includes(event)));
  return [{ Column: 'event', Values }];
}

/** Events by an account. */
async function doneBy(db: Db, userKey: string): Promise<Source[]> {
  const account = await db
    .selectFrom('Account')
    .select('Id')
    .where('UserKey', '=', userKey)
    .executeTakeFirst();
  return [{ Column: 'account_id', Values: account ? [account.Id] : [] }];
}

/** Events by an account and events on it. */
const concerns = async (db: Db, userKey: string): Promise<Source[]> => [
  { Column: 'object', Values: [userKey] },
  ...(await doneBy(db, userKey)),
];

async function ofSession(db: Db, no: number): Promise<Source[]> {
  const row = await db.selectFrom('Audit').select('SessionId').where('Id', '=', no).executeTakeFirst();
  return [{ Column: 'session_id', Values: row?.SessionId ? [row.SessionId] : [] }];
}

/** Rows may identify an application by its number or by its key: searches for both. */
async function namesOf(db: Db, object: string): Promise<string[]> {
  const found = await db
    .selectFrom('Application')
    .select(['ApplicationKey', 'ApplicationNo'])
    .where((eb) => eb.or([eb('ApplicationNo', '=', object), eb('ApplicationKey', '=', object)]))
    .execute();
  return [...new Set([object, ...found.flatMap((row) => [row.ApplicationKey, row.ApplicationNo ?? object])])];
}

/** Searches people by name or email address; objects, network addresses and events exactly. */
async function searched(db: Db, text: string): Promise<Source[]> {
  const people = await db
    .selectFrom('Account')
    .select('Id')
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['Email']), '=', text.toLowerCase()),
        sql<boolean>`position(${text.toLowerCase()} in lower(first_name || ' ' || last_name)) > 0`,
      ]),
    )
    .limit(MAX_MATCHED_USERS)
    .execute();
  return [
    { Column: 'event', Values: [text.toUpperCase()] },
    { Column: 'object', Values: await namesOf(db, text) },
    { Column: 'address', Values: [text] },
    { Column: 'account_id', Values: people.map(({ Id }) => Id) },
  ];
}
