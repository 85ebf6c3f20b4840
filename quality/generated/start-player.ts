import { routes } from '#apps/server/http-modules.ts';
import { keySet } from '#modules/certification/credentials/server/issuer.ts';
import { isAllowedTrace } from './allowed-traces.ts';
import { answerOf } from './answer-of.ts';
import type { GeneratedHouse } from './generated-house.ts';
import { judgeAnswer } from './judge-answer.ts';
import { startKeeping } from './keep-people.ts';
import { keepSessions } from './keep-sessions.ts';
import { type KeyPool, startKeyPool } from './key-pool.ts';
import { kindsOf } from './kinds-of.ts';
import type { Plan } from './plan.ts';
import { watchTraces } from './watch-traces.ts';
import { type Asked, asCurl, writeOut } from './write-out.ts';

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

type Sent = { from: number; to: number; status: number; plan: Plan; asked: Asked; no: number };
const byName = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));

/** Somebody who sends calls to one portal, remembers its answers and judges them. One for each portal. */
export async function startPlayer(house: GeneratedHouse) {
  const pool = startKeyPool();
  const people = await startKeeping(house.db);
  const sessions = await keepSessions(house.db);
  // The key that signs proofs is made when it is first asked for, whatever the answer is.
  await keySet(house.portal);
  await fill(house, pool);
  const traces = await watchTraces(house.db);
  const played: Played = {
    defects: [],
    answered: new Set(),
    statuses: {},
    kinds: {},
    fedBack: pool.drawn,
  };
  let sent: Sent[] = [];

  /** Sends one call; answers what is wrong with its answer. */
  const ask = async (one: Plan, no: number): Promise<{ wrong: string[]; asked: Asked }> => {
    const asked = writeOut(one, pool, sessions.tokenOf(one.Who));
    const from = wallClock();
    const got = await answerOf(house, asked);
    sent.push({ from, to: wallClock(), status: got.status, plan: one, asked, no });
    for (const kind of kindsOf(one)) played.kinds[kind] = (played.kinds[kind] ?? 0) + 1;
    played.statuses[got.status] = (played.statuses[got.status] ?? 0) + 1;
    if (one.Who !== null && got.status === 401) sessions.noteEnd(one.Who);
    const route = byName.get(`${one.Method} ${one.Path}`) ?? null;
    const { wrong, data } = judgeAnswer(one, route, got);
    if (got.status === 200 && route && wrong.length === 0) {
      played.answered.add(`${one.Method} ${one.Path}`);
      pool.note(one.Who, data);
    }
    return { wrong: got.status < 500 ? wrong : wrong.map((one) => `${one}\n${house.lastFailure()}`), asked };
  };

  /** What refused calls have written all the same, since the last look. */
  const written = async (): Promise<{ What: string; by: Sent }[]> => {
    const refused = sent.filter(({ status }) => status >= 400);
    const found = (await traces.read()).flatMap((trace) => {
      const by = refused.find(({ from, to }) => trace.At >= from && trace.At <= to);
      if (!by || isAllowedTrace(trace, by.plan.Path)) return [];
      return [{ What: `refused with ${by.status}, and yet: ${trace.Deed} ${trace.Table}`, by }];
    });
    sent = [];
    return found;
  };

  const restore = async (): Promise<void> => {
    await people.restore();
    await sessions.renew();
    await house.db.deleteFrom('Attempt').execute();
    await traces.read();
  };
  return {
    played,
    /** What was found so far, taken out: what was broken on purpose is nobody's defect. */
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

/** The same fault of the same call is told once: else it would bury the next one. */
function note(played: Played, What: string, { Path, Who }: Plan, asked: Asked, No: number): void {
  const isTold = played.defects.some((known) => known.Path === Path && shape(known.What) === shape(What));
  if (!isTold) played.defects.push({ What, Path, Who, Call: asCurl(asked), No });
}

const shape = (text: string): string => text.replace(/[0-9a-f-]{36}|\d+|"[^"]*"/g, '#').slice(0, 400);

/** Who sees all, who sees their own, and who sees what is assigned to them or has come to them. */
const READERS = ['admin', 'client', 'client2', 'sub-client', 'assessor', 'coo'];

/** The lists as their readers see them, so that the first calls already have something to name. */
async function fill(house: GeneratedHouse, pool: KeyPool): Promise<void> {
  const lists = routes.filter((route) => route.method === 'GET' && route.query.safeParse({}).success);
  for (const { path } of lists)
    for (const who of READERS) {
      const { status, data } = await house.get(who, path);
      if (status === 200) pool.note(who, data);
    }
}

export type Player = Awaited<ReturnType<typeof startPlayer>>;
