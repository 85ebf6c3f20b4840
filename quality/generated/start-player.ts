/**
 * Sends generated calls to one portal, checks responses and database changes, and collects the defects
 * found.
 */
import { sql } from 'kysely';
import { routes } from '#apps/server/http-modules.ts';
import { keySet } from '#modules/certification/credentials/server/issuer.ts';
import { inForce } from '#modules/public/content/server/versions-in-force.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { refreshSettings } from '#platform/server/settings/refresh-settings.ts';
import { payloads } from '../support/payloads.ts';
import { openSessionFor } from '../support/portal.ts';
import { ACTORS } from './actors.ts';
import { answerOf } from './answer-of.ts';
import { asCurl, buildRequest, type HttpCall } from './build-request.ts';
import { evaluateAnswer } from './evaluate-answer.ts';
import type { GeneratedPortal } from './generated-portal.ts';
import { HOSTILE_STRINGS } from './hostile.ts';
import { type KeyPool, startKeyPool } from './key-pool.ts';
import type { Corruption, Plan } from './plan.ts';
import { type Trace, watchTraces } from './watch-traces.ts';

const hostile = new Set(HOSTILE_STRINGS);
const poisoned = new Set(payloads.map(({ Text }) => Text));
const OF_OBJECTS = new Set(['__proto__', 'constructor', 'toString']);

/** Classifies what is unusual about a call, to prove that calls of every kind are sent. */
function kindsOf({ Raw, Spoils, Method }: Plan): string[] {
  if (Raw !== null) return [Method === 'POST' ? `body: ${Raw}` : 'query in another format'];
  return Spoils.length === 0 ? ['as in the contract'] : Spoils.flatMap(labelOfCorruption);
}

function labelOfCorruption({ Change, Value, Name }: Corruption): string[] {
  const isNamed = Change === 'add' || Change === 'rename';
  const kinds: string[] = [Change];
  if (isNamed && OF_OBJECTS.has(Name)) kinds.push('a name of an object property');
  if (Change !== 'put' && Change !== 'add') return kinds;
  if (typeof Value !== 'string') return [...kinds, 'a value of another type'];
  if (hostile.has(Value)) kinds.push('a hostile text');
  if (poisoned.has(Value)) kinds.push('a poisoned text');
  return kinds;
}

/**
 * Sessions of all users are renewed every fourth check; checks are seconds apart, and a step-up lasts ten
 * minutes.
 */
const STEP_UP_REFRESH_ROUNDS = 4;

type Sessions = {
  tokenOf: (user: string | null) => string | null;
  /** Records that a user's session has ended. */
  noteEnd: (user: string) => void;
  /**
   * Opens new sessions for these users, and regularly for everyone, because sensitive actions need a recent
   * sign-in.
   */
  renew: () => Promise<void>;
};

/** Keeps a session open for every user, because generated calls may sign users out. */
async function maintainSessions(db: Db): Promise<Sessions> {
  const tokens = new Map<string, string>();
  const ended = new Set<string>();
  let looks = 0;
  const renew = async (): Promise<void> => {
    for (const user of looks % STEP_UP_REFRESH_ROUNDS === 0 ? ACTORS : ended)
      tokens.set(user, await openSessionFor(db, user));
    looks += 1;
    ended.clear();
  };
  await renew();
  return {
    tokenOf: (user) => (user === null ? null : (tokens.get(user) ?? null)),
    noteEnd: (user) => ended.add(user),
    renew,
  };
}

/** Account columns that are not restored to their initial value. */
const PRESERVED_FIELDS = ['id', 'version', 'user_key', 'terms_version', 'privacy_version'];

/**
 * Generated calls suspend, rename and restrict users, including their own. `restore` resets all accounts to
 * the start, with the current terms accepted, and resets the security settings.
 */
async function startRestoring(db: Db): Promise<{ restore: () => Promise<void> }> {
  await sql`create table public.generated_people as select * from account`.execute(db);
  const { rows } = await sql<{ Name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'account' and table_schema = 'public' and is_generated = 'NEVER'
      and column_name <> all(${PRESERVED_FIELDS}::text[])`.execute(db);
  const list = (write: (name: string) => string) => sql.raw(rows.map(({ Name }) => write(Name)).join(', '));
  return {
    restore: async () => {
      await sql`delete from totp where account_id in (select id from generated_people)`.execute(db);
      // A released email address may now belong to another account.
      await sql`update account set email = 'moved-' || id || '@walk.test' where lower(email) is distinct from
          (select lower(kept.email) from generated_people kept where kept.id = account.id)
        and (id in (select id from generated_people)
          or lower(email) in (select lower(kept.email) from generated_people kept))`.execute(db);
      await sql`update account set ${list((name) => `${name} = kept.${name}`)} from generated_people kept
        where kept.id = account.id and row(${list((name) => `kept.${name}`)})
          is distinct from row(${list((name) => `account.${name}`)})
        and set_config('assay.status_change', 'account ' || account.id || ' ' || kept.status, true) is not null`.execute(
        db,
      );
      await sql`update account set terms_version = ${inForce('TERMS')}, privacy_version = ${inForce('PRIVACY')}
        where id in (select id from generated_people)`.execute(db);
      await sql`update portal_setting set value = 'null' where value::text <> 'null'`.execute(db);
      await refreshSettings(db);
    },
  };
}

/** Tables that a refused call may write to, with the reason. Any other change is a defect. */
const ALLOWED: Readonly<Record<string, string>> = {
  audit: 'denials and refused sign-ins are logged; the log only grows',
  audit_repeat: 'a repeated denial is counted instead of written again',
  audit_unsealed: 'logged rows wait for their place in the chain',
  attempt: 'attempts are counted for the limits',
};

/** Additional exceptions for single endpoints. */
const ALLOWED_OF: Readonly<Record<string, { Tables: readonly string[]; Why: string }>> = {
  '/payment/open': {
    Tables: ['payment', 'sandbox_payment', 'sandbox_event', '_private_jobs'],
    Why: 'a payment that waited too long is cancelled at the provider, and its state there is recorded, which causes the refusal',
  },
};

const isAllowedTrace = ({ Table }: Trace, path: string): boolean =>
  Object.hasOwn(ALLOWED, Table) || ALLOWED_OF[path]?.Tables.includes(Table) === true;

/** A violation found, with the call that caused it. */
export type Defect = { What: string; Path: string; Who: string | null; Call: string; No: number };
type Played = {
  defects: Defect[];
  /** Endpoints of the contract that returned data at least once. */
  answered: Set<string>;
  /** Number of responses per status. */
  statuses: Record<number, number>;
  /** Number of calls of each kind (see `kindsOf`). */
  kinds: Record<string, number>;
  /** Number of values from earlier responses that were sent again. */
  fedBack: () => number;
};

type Sent = { from: number; to: number; status: number; plan: Plan; asked: HttpCall; no: number };
const byName = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));

/** Creates the client of a portal, which sends calls, remembers responses and evaluates them. */
export async function startPlayer(portal: GeneratedPortal) {
  const pool = startKeyPool();
  const people = await startRestoring(portal.db);
  const sessions = await maintainSessions(portal.db);
  // Creates the signing key for credentials in advance, because it would otherwise be created by the first
  // request, even a refused one.
  await keySet(portal.portal);
  await fill(portal, pool);
  const traces = await watchTraces(portal.db);
  const played: Played = {
    defects: [],
    answered: new Set(),
    statuses: {},
    kinds: {},
    fedBack: pool.picked,
  };
  let sent: Sent[] = [];

  /** Sends one call and returns what is wrong with its response. */
  const ask = async (one: Plan, no: number): Promise<{ wrong: string[]; asked: HttpCall }> => {
    const httpCall = buildRequest(one, pool, sessions.tokenOf(one.Who));
    const from = wallClock();
    const got = await answerOf(portal, httpCall);
    sent.push({ from, to: wallClock(), status: got.status, plan: one, asked: httpCall, no });
    for (const kind of kindsOf(one)) played.kinds[kind] = (played.kinds[kind] ?? 0) + 1;
    played.statuses[got.status] = (played.statuses[got.status] ?? 0) + 1;
    if (one.Who !== null && got.status === 401) sessions.noteEnd(one.Who);
    const route = byName.get(`${one.Method} ${one.Path}`) ?? null;
    const { wrong, data } = evaluateAnswer(one, route, got);
    if (got.status === 200 && route && wrong.length === 0) {
      played.answered.add(`${one.Method} ${one.Path}`);
      pool.note(one.Who, data);
    }
    return {
      wrong: got.status < 500 ? wrong : wrong.map((one) => `${one}\n${portal.lastFailure()}`),
      asked: httpCall,
    };
  };

  /** Returns what refused calls have written to the database since the last check. */
  const written = async (): Promise<{ What: string; by: Sent }[]> => {
    const refused = sent.filter(({ status }) => status >= 400);
    const found = (await traces.read()).flatMap((trace) => {
      const by = refused.find(({ from, to }) => trace.At >= from && trace.At <= to);
      if (!by || isAllowedTrace(trace, by.plan.Path)) return [];
      return [{ What: `refused with ${by.status}, but: ${trace.Change} ${trace.Table}`, by }];
    });
    sent = [];
    return found;
  };

  const restore = async (): Promise<void> => {
    await people.restore();
    await sessions.renew();
    await portal.db.deleteFrom('Attempt').execute();
    await traces.read();
  };
  return {
    played,
    /**
     * Returns and removes the defects found so far, so that deliberately broken behaviour is not reported.
     */
    take: (): Defect[] => played.defects.splice(0),
    send: async (one: Plan, no: number) => {
      const { wrong, asked: httpCall } = await ask(one, no);
      for (const What of wrong) note(played, What, one, httpCall, no);
    },
    look: async () => {
      for (const { What, by } of await written()) note(played, What, by.plan, by.asked, by.no);
      await restore();
    },
    /** Returns the call as a curl command if it shows the same defect on its own, otherwise null. */
    shows: async (one: Plan, fault: string): Promise<string | null> => {
      const { wrong, asked: httpCall } = await ask(one, 0);
      const all = [...wrong, ...(await written()).map(({ What }) => What)];
      await restore();
      return all.some((What) => shape(What) === shape(fault)) ? asCurl(httpCall) : null;
    },
  };
}

/** Current time with microseconds, as in the database. */
const wallClock = (): number => performance.timeOrigin + performance.now();

/** Records the same defect of the same endpoint only once, so that it does not hide others. */
function note(played: Played, What: string, { Path, Who }: Plan, httpCall: HttpCall, No: number): void {
  const isReported = played.defects.some((known) => known.Path === Path && shape(known.What) === shape(What));
  if (!isReported) played.defects.push({ What, Path, Who, Call: asCurl(httpCall), No });
}

const shape = (text: string): string => text.replace(/[0-9a-f-]{36}|\d+|"[^"]*"/g, '#').slice(0, 400);

/** Users with different data scopes: everything, their own data, and assigned or forwarded applications. */
const READERS = ['admin', 'client', 'client2', 'sub-client', 'assessor', 'coo'];

/** Loads every list as different users, so that the first generated calls already know existing keys. */
async function fill(portal: GeneratedPortal, pool: KeyPool): Promise<void> {
  const lists = routes.filter((route) => route.method === 'GET' && route.query.safeParse({}).success);
  for (const { path } of lists)
    for (const user of READERS) {
      const { status, data } = await portal.get(user, path);
      if (status === 200) pool.note(user, data);
    }
}

export type Player = Awaited<ReturnType<typeof startPlayer>>;
