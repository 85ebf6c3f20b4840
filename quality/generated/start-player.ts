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

/** What is unusual about a call, so that it is seen that calls of every kind are sent. */
function kindsOf({ Raw, Spoils, Method }: Plan): string[] {
  if (Raw !== null) return [Method === 'POST' ? `body: ${Raw}` : 'query of another form'];
  return Spoils.length === 0 ? ['as the contract says'] : Spoils.flatMap(labelOfCorruption);
}

function labelOfCorruption({ Change, Value, Name }: Corruption): string[] {
  const isNamed = Change === 'add' || Change === 'rename';
  const kinds: string[] = [Change];
  if (isNamed && OF_OBJECTS.has(Name)) kinds.push('a name that objects have');
  if (Change !== 'put' && Change !== 'add') return kinds;
  if (typeof Value !== 'string') return [...kinds, 'a value of another type'];
  if (hostile.has(Value)) kinds.push('a hostile word');
  if (poisoned.has(Value)) kinds.push('a poisoned word');
  return kinds;
}

/** Between two looks there are some seconds; a proof of being there is good for ten minutes. */
const STEP_UP_REFRESH_ROUNDS = 4;

type Sessions = {
  tokenOf: (who: string | null) => string | null;
  /** A caller was rejected as not signed in. */
  noteEnd: (who: string) => void;
  /** Opens new sessions for them, and now and then for everyone: a fresh sign-in allows sensitive actions. */
  renew: () => Promise<void>;
};

/** A session for everyone: generated calls sign out whom they can. */
async function maintainSessions(db: Db): Promise<Sessions> {
  const tokens = new Map<string, string>();
  const ended = new Set<string>();
  let looks = 0;
  const renew = async (): Promise<void> => {
    for (const who of looks % STEP_UP_REFRESH_ROUNDS === 0 ? ACTORS : ended)
      tokens.set(who, await openSessionFor(db, who));
    looks += 1;
    ended.clear();
  };
  await renew();
  return {
    tokenOf: (who) => (who === null ? null : (tokens.get(who) ?? null)),
    noteEnd: (who) => ended.add(who),
    renew,
  };
}

/** Of an account, what is another one afterwards: these stay as they became. */
const PRESERVED_FIELDS = ['id', 'version', 'user_key', 'terms_version', 'privacy_version'];

/**
 * Generated calls suspend, rename and hold back whom they can, including themselves. After `restore` everyone is as at the
 * start and has accepted the terms in force, and the settings require no more than they did.
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
      // A released email address may belong to another account by now.
      await sql`update account set email = 'moved-' || id || '@walk.test' where lower(email) is distinct from
          (select lower(kept.email) from generated_people kept where kept.id = account.id)
        and (id in (select id from generated_people)
          or lower(email) in (select lower(kept.email) from generated_people kept))`.execute(db);
      await sql`update account set ${list((name) => `${name} = kept.${name}`)} from generated_people kept
        where kept.id = account.id and row(${list((name) => `kept.${name}`)})
          is distinct from row(${list((name) => `account.${name}`)})`.execute(db);
      await sql`update account set terms_version = ${inForce('TERMS')}, privacy_version = ${inForce('PRIVACY')}
        where id in (select id from generated_people)`.execute(db);
      await sql`update portal_setting set value = 'null' where value::text <> 'null'`.execute(db);
      await refreshSettings(db);
    },
  };
}

/** What a refused call may leave, with the reason. Everything else is a defect. */
const ALLOWED: Readonly<Record<string, string>> = {
  audit: 'denials and refused sign-ins are logged; the log only grows',
  audit_repeat: 'the same denial again is counted instead of written anew',
  audit_unsealed: 'what was logged waits for its place in the chain',
  attempt: 'how often somebody tried is what limits are made of',
};

/** The same of one call alone. */
const ALLOWED_OF: Readonly<Record<string, { Tables: readonly string[]; Why: string }>> = {
  '/payment/open': {
    Tables: ['payment', 'sandbox_payment', 'sandbox_event', '_private_jobs'],
    Why: 'a payment that waited too long is ended at the provider, and what that says is taken over: hence the refusal',
  },
};

const isAllowedTrace = ({ Table }: Trace, path: string): boolean =>
  Object.hasOwn(ALLOWED, Table) || ALLOWED_OF[path]?.Tables.includes(Table) === true;

/** Something that no answer may be, with the call that brought it. */
export type Defect = { What: string; Path: string; Who: string | null; Call: string; No: number };
type Played = {
  defects: Defect[];
  /** Calls of the contract that were answered with data at least once. */
  answered: Set<string>;
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** How many calls of each kind went out (`kinds-of.ts`). */
  kinds: Record<string, number>;
  /** How many words of earlier answers went out again. */
  fedBack: () => number;
};

type Sent = { from: number; to: number; status: number; plan: Plan; asked: HttpCall; no: number };
const byName = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));

/** A client that sends calls to one portal, remembers its answers and judges them. One for each portal. */
export async function startPlayer(portal: GeneratedPortal) {
  const pool = startKeyPool();
  const people = await startRestoring(portal.db);
  const sessions = await maintainSessions(portal.db);
  // The key that signs proofs is made when it is first asked for, whatever the answer is.
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

  /** Sends one call; answers what is wrong with its answer. */
  const ask = async (one: Plan, no: number): Promise<{ wrong: string[]; asked: HttpCall }> => {
    const asked = buildRequest(one, pool, sessions.tokenOf(one.Who));
    const from = wallClock();
    const got = await answerOf(portal, asked);
    sent.push({ from, to: wallClock(), status: got.status, plan: one, asked, no });
    for (const kind of kindsOf(one)) played.kinds[kind] = (played.kinds[kind] ?? 0) + 1;
    played.statuses[got.status] = (played.statuses[got.status] ?? 0) + 1;
    if (one.Who !== null && got.status === 401) sessions.noteEnd(one.Who);
    const route = byName.get(`${one.Method} ${one.Path}`) ?? null;
    const { wrong, data } = evaluateAnswer(one, route, got);
    if (got.status === 200 && route && wrong.length === 0) {
      played.answered.add(`${one.Method} ${one.Path}`);
      pool.note(one.Who, data);
    }
    return { wrong: got.status < 500 ? wrong : wrong.map((one) => `${one}\n${portal.lastFailure()}`), asked };
  };

  /** What refused calls have nevertheless written since the last check. */
  const written = async (): Promise<{ What: string; by: Sent }[]> => {
    const refused = sent.filter(({ status }) => status >= 400);
    const found = (await traces.read()).flatMap((trace) => {
      const by = refused.find(({ from, to }) => trace.At >= from && trace.At <= to);
      if (!by || isAllowedTrace(trace, by.plan.Path)) return [];
      return [{ What: `refused with ${by.status}, and yet: ${trace.Change} ${trace.Table}`, by }];
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
    /** The findings so far, removed on reading: deliberately broken behaviour counts as no defect. */
    take: (): Defect[] => played.defects.splice(0),
    send: async (one: Plan, no: number) => {
      const { wrong, asked } = await ask(one, no);
      for (const What of wrong) note(played, What, one, asked, no);
    },
    look: async () => {
      for (const { What, by } of await written()) note(played, What, by.plan, by.asked, by.no);
      await restore();
    },
    /** Whether a call alone shows a fault of this shape, and how it is written out. */
    shows: async (one: Plan, fault: string): Promise<string | null> => {
      const { wrong, asked } = await ask(one, 0);
      const all = [...wrong, ...(await written()).map(({ What }) => What)];
      await restore();
      return all.some((What) => shape(What) === shape(fault)) ? asCurl(asked) : null;
    },
  };
}

/** To the microsecond, as the database has it. */
const wallClock = (): number => performance.timeOrigin + performance.now();

/** The same fault of the same call is reported once: otherwise it would bury the next one. */
function note(played: Played, What: string, { Path, Who }: Plan, asked: HttpCall, No: number): void {
  const isReported = played.defects.some((known) => known.Path === Path && shape(known.What) === shape(What));
  if (!isReported) played.defects.push({ What, Path, Who, Call: asCurl(asked), No });
}

const shape = (text: string): string => text.replace(/[0-9a-f-]{36}|\d+|"[^"]*"/g, '#').slice(0, 400);

/** Who sees all, who sees their own, and who sees what is assigned to them or has come to them. */
const READERS = ['admin', 'client', 'client2', 'sub-client', 'assessor', 'coo'];

/** The lists as their readers see them, so that the first calls already have something to name. */
async function fill(portal: GeneratedPortal, pool: KeyPool): Promise<void> {
  const lists = routes.filter((route) => route.method === 'GET' && route.query.safeParse({}).success);
  for (const { path } of lists)
    for (const who of READERS) {
      const { status, data } = await portal.get(who, path);
      if (status === 200) pool.note(who, data);
    }
}

export type Player = Awaited<ReturnType<typeof startPlayer>>;
