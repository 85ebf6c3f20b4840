import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpModules } from '#apps/server/http-modules.ts';
import { startPresence } from '#platform/server/realtime/presence.ts';
import { type AccessRecords, makeAccessRecords, reachedBy } from '../support/access-records.ts';
import { type Client, enter, type LivePortal, sendSignal, startLivePortal } from '../support/live.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';

/**
 * Attack tests: only users with access to a record join its live room; a foreign room is answered like a
 * missing one.
 */
let portal: TestPortal;
let live: LivePortal;
let records: AccessRecords;
beforeAll(async () => {
  portal = await startTestPortal();
  live = await startLivePortal(portal);
  records = await makeAccessRecords(portal);
});
afterAll(async () => {
  await live?.stop();
  await portal?.close();
});

const connect = async (user: string): Promise<Client> =>
  enter(live, (await portal.token(user)).authorization?.slice(7));
const INBOX = ['admin', 'sub-admin', 'it', 'business', 'scheduling', 'finance'];
const CLIENTS = ['client', 'sub-client', 'client2'];
const isClient = (user: string) => CLIENTS.includes(user);

describe('each kind of room, for each relation to its record', () => {
  type Expected = (user: string) => boolean;
  /**
   * Maintained manually, from the visibility of the record (domain 8) and the roles that answer queries
   * (A108).
   */
  const rooms = (): Record<string, { room: string; mayJoin: Expected }[]> => {
    const [first, shared, ofSub, foreign] = records.of('application');
    const of = (kind: string, mayJoin: (name: never, user: string) => boolean) =>
      [first, shared, ofSub, foreign].flatMap((record) =>
        record
          ? [
              {
                room: `${kind}:${record.key}`,
                mayJoin: (user: string) => mayJoin(record.name as never, user),
              },
            ]
          : [],
      );
    const certificates = records.of('billed certificate').map(({ key, name }) => ({ key, name }));
    const [question] = records.of('conversation');
    return {
      application: of('application', reachedBy),
      applicationview: of('applicationview', reachedBy),
      comment: of('comment', reachedBy),
      internalcomment: of('internalcomment', (name, user) => !isClient(user) && reachedBy(name, user)),
      certificate: certificates.map(({ key, name }) => ({
        room: `certificate:${key}`,
        mayJoin: (user) => reachedBy(name, user),
      })),
      certificateview: certificates.map(({ key, name }) => ({
        room: `certificateview:${key}`,
        mayJoin: (user) => reachedBy(name, user),
      })),
      conversation: [{ room: `conversation:${question?.key}`, mayJoin: (user) => INBOX.includes(user) }],
    };
  };

  test('is accessible to users with access to the record, and to no one else', async () => {
    const wrong: string[] = [];
    const entered = new Map<string, number>();
    for (const user of records.people) {
      for (const [kind, all] of Object.entries(rooms())) {
        const client = await connect(user);
        const missing = JSON.stringify(
          await sendSignal(client, 'join', { Room: `${kind}:nobody-has-this-key-22` }),
        );
        for (const { room, mayJoin } of all) {
          const answer = await sendSignal(client, 'join', { Room: room });
          const isIn = !('Code' in answer);
          if (isIn) entered.set(kind, (entered.get(kind) ?? 0) + 1);
          if (isIn !== mayJoin(user)) wrong.push(`${user} ${room}: ${isIn ? 'in' : 'out'}`);
          if (!isIn && JSON.stringify(answer) !== missing)
            wrong.push(`${user} ${room}: distinguishable from a missing one`);
          // A user outside the room cannot send a signal to it either.
          if (isIn) continue;
          const signal = await sendSignal(client, 'signal', { Room: room, Signal: 'HERE' });
          if (!('Code' in signal)) wrong.push(`${user} ${room}: heard without being in it`);
        }
        client.close();
      }
    }
    expect(wrong).toEqual([]);
    // Control: at least one user has joined each kind of room.
    expect([...entered.keys()].toSorted()).toEqual(Object.keys(rooms()).toSorted());
  });

  test('control: every kind of room is covered', () => {
    // Rooms that do not belong to a single record; their access is tested where they are defined.
    const others = ['content', 'inbox', 'availability'];
    const presence = startPresence(portal.db);
    const own = httpModules.flatMap(({ http }) => Object.keys(http.live?.(portal.db, presence).rooms ?? {}));
    const known = [...Object.keys(rooms()), ...others];
    expect(own).toContain('application');
    expect(own.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('invalid rooms', () => {
  test('names of object properties are not rooms', async () => {
    const client: Client = await enter(live, (await portal.token('client2')).authorization?.slice(7));
    const join = async (Room: string) => {
      const content = await new Promise<object>((resolve) => client.emit('join', { Room }, resolve));
      return 'Code' in content ? content.Code : 'in';
    };
    for (const kind of ['constructor', 'user', 'valueof', 'application'])
      expect([kind, await join(`${kind}:AAAAAAAAAAAAAAAAAAAAAA`)]).toEqual([kind, 'ERR_NOT_FOUND']);
    client.close();
  });
});
