import { sql } from 'kysely';
import type { Entry } from '../history.ts';
import { TRAFFIC } from '../traffic/traffic.ts';
import { ACTION_CALLS } from './action-calls.ts';
import type { Check, Scene } from './check.ts';

/**
 * Chaos checks that compare the answers which clients received with the database: actions lost or done
 * twice, lost saves, two winners of a race, refused or unanswered calls, lost comments and accounts.
 */
export const answersMatch: readonly Check[] = [
  {
    name: 'LOST',
    reads: 'every acknowledged action and its row in the history of the application',
    meaning: 'an acknowledged action is missing',
    find: async (scene) => {
      const lines = await linesOf(scene);
      return done(scene).flatMap((entry) => {
        const { ApplicationKey, Version } = entry.Answer;
        const found = lines.get(String(ApplicationKey))?.find((line) => line.Version === Version);
        return found && ACTION_CALLS[entry.Path]?.some((action) => action === found.Action)
          ? []
          : [
              `#${entry.No} ${entry.Path} ${ApplicationKey} version ${Version}: ${found?.Action ?? 'nothing'}`,
            ];
      });
    },
  },
  {
    name: 'DOUBLED',
    reads: 'the history rows written by clients of the run, and the number of their requests',
    meaning: 'an action was performed without a request, or twice',
    find: async (scene) => {
      const lines = await linesOf(scene);
      const requestCounts = new Map<string, number>();
      for (const { Answer } of done(scene)) count(requestCounts, String(Answer.ApplicationKey));
      // A call without an answer may have taken effect once.
      const open = new Map<string, number>();
      for (const { Outcome, Path, Body } of scene.history.entries)
        if (Outcome === 'unknown' && ACTION_CALLS[Path]) count(open, String(Body.ApplicationKey));
      return [...requestCounts].flatMap(([key, times]) => {
        const found = lines.get(key)?.filter(({ Action }) => CHECKED_CALLS.has(Action)).length ?? 0;
        return found >= times && found <= times + (open.get(key) ?? 0)
          ? []
          : [`${key}: acknowledged ${times}, written ${found}`];
      });
    },
  },
  {
    name: 'ANSWER_LOST',
    reads: 'the form of every draft, and the last save that was acknowledged',
    meaning: 'somebody’s words were thrown away',
    find: async ({ portal, history }) => {
      const last = new Map<string, { text: string; open: boolean }>();
      for (const { Path, Body, Outcome } of history.entries) {
        const content = (Body.Answers as Record<string, unknown> | undefined)?.ContactPosition;
        if (Path !== '/application/save' || typeof content !== 'string' || !content.startsWith('Position '))
          continue;
        if (Outcome !== 'fail')
          last.set(String(Body.ApplicationKey), { text: content, open: Outcome === 'unknown' });
      }
      const { rows } = await sql<{ Key: string; Stored: string }>`
        select application_key as key, answers ->> 'ContactPosition' as stored from application
        where application_key = any(${[...last.keys()]})`.execute(portal.db);
      return rows.flatMap(({ Key, Stored }) => {
        const { text, open } = last.get(Key) ?? { text: Stored, open: false };
        return open || text === Stored ? [] : [`${Key}: said "${text}", there is "${Stored}"`];
      });
    },
  },
  {
    name: 'TWO_WINNERS',
    reads: 'every race of users for the same action with the same version',
    meaning: 'not exactly one of them succeeded',
    find: async ({ history }) => {
      const races = new Map<string, Entry[]>();
      for (const entry of history.entries)
        if (entry.Race) races.set(entry.Race, [...(races.get(entry.Race) ?? []), entry]);
      return [...races.values()].flatMap((all) => {
        const won = all.filter(({ Outcome }) => Outcome === 'ok').length;
        const isOpen = all.some(({ Outcome }) => Outcome === 'unknown');
        return won === 1 || (isOpen && won === 0)
          ? []
          : [
              `${won} of ${all.length}: ${all.map(({ No, Path, Status, Code }) => `#${No} ${Path} ${Status} ${Code}`)}`,
            ];
      });
    },
  },
  {
    name: 'IDLE',
    reads: 'every kind of traffic that was started',
    meaning: 'a kind of traffic never ran',
    find: async ({ history, kinds }) =>
      kinds.flatMap((kind) =>
        history.entries.some(({ Path, Outcome }) => Path === TRAFFIC[kind].path && Outcome === 'ok')
          ? []
          : [`${kind}: no ${TRAFFIC[kind].path}`],
      ),
  },
  {
    name: 'NEVER_ANSWERED',
    reads: 'every request that was retried with its key',
    meaning: 'the portal never returned a result',
    find: async ({ history }) =>
      history.entries
        .filter(({ Outcome, Key }) => Outcome === 'unknown' && Key !== '')
        .map(({ No, Who, Path, Times }) => `#${No} ${Who} ${Path}, asked ${Times} times`),
  },
  {
    name: 'REFUSED',
    reads: 'every refused request, except those that lost a race',
    meaning: 'a permitted request was refused',
    find: async ({ history }) =>
      history.entries
        .filter(({ Outcome, Race, Code }) => Outcome === 'fail' && !Race && Code !== 'ERR_RATE_LIMIT')
        .map(({ No, Who, Path, Status, Code }) => `#${No} ${Who} ${Path}: ${Status} ${Code}`),
  },
  {
    name: 'COMMENT_ODD',
    reads: 'every acknowledged comment, by its key and its text',
    meaning: 'a comment is missing or stored twice',
    find: async ({ portal, history }) => {
      const answered = history.entries.filter(
        ({ Path, Outcome }) => Path === '/comment/save' && Outcome === 'ok',
      );
      const { rows } = await sql<{ Key: string; Times: number }>`
        select max(comment_key) as key, count(*)::int as times
        from application_comment where comment ~ '(question|answer) [0-9]+[.]$' and comment ~ '^(We have|This is)'
        group by application_id, comment`.execute(portal.db);
      const there = new Set(rows.map(({ Key }) => Key));
      return [
        ...rows.filter(({ Times }) => Times > 1).map(({ Key, Times }) => `${Key} is there ${Times} times`),
        ...answered.flatMap(({ No, Answer }) =>
          there.has(String(Answer.CommentKey)) ? [] : [`#${No} is not there`],
        ),
      ];
    },
  },
  {
    name: 'PERSON_LOST',
    reads: 'every invited user',
    meaning: 'an invited user has no account, or two',
    find: async ({ portal, history }) => {
      const invited = history.entries.filter(
        ({ Path, Outcome }) => Path === '/user/sub/invite' && Outcome === 'ok',
      );
      const { rows } = await sql<{ Email: string; Times: number }>`
        select email, count(*)::int as times from account where email like '%@people.test' group by email`.execute(
        portal.db,
      );
      const times = new Map(rows.map(({ Email, Times }) => [Email, Times]));
      return invited.flatMap(({ No, Body }) =>
        times.get(String(Body.Email)) === 1
          ? []
          : [`#${No} ${Body.Email}: ${times.get(String(Body.Email)) ?? 0}`],
      );
    },
  },
];

const CHECKED_CALLS: ReadonlySet<string> = new Set(Object.values(ACTION_CALLS).flat());

const done = ({ history }: Scene): Entry[] =>
  history.entries.filter(({ Path, Outcome }) => Outcome === 'ok' && ACTION_CALLS[Path] !== undefined);

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

type Line = { Key: string; Version: number; Action: string };

async function linesOf(scene: Scene): Promise<Map<string, Line[]>> {
  const keys = [...new Set(done(scene).map(({ Answer }) => String(Answer.ApplicationKey)))];
  const { rows } = await sql<Line>`
    select application_key as key, application_history.version, action
    from application_history join application on application.id = application_id
    where application_key = any(${keys})`.execute(scene.portal.db);
  const lines = new Map<string, Line[]>();
  for (const line of rows) lines.set(line.Key, [...(lines.get(line.Key) ?? []), line]);
  return lines;
}
