import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchPatterns } from '../../src/db/search-text.ts';
import { PERSON, peopleDesk } from '../support/people-desk.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';

/** Who asks too often is slowed down, under whatever name and from wherever. */
let house: TestPortal;
beforeAll(async () => {
  house = await startTestPortal();
});
afterAll(() => house?.close());

const { key, newClient } = peopleDesk(() => house);

describe('what is costly', () => {
  test('a body nested without end is bad input, not our failure', async () => {
    const nested = (open: string, close: string, depth: number) =>
      `${open.repeat(depth)}1${close.repeat(depth)}`;
    const headers = { ...(await house.token('client')), 'content-type': 'application/json' };
    for (const value of [nested('[', ']', 100_000), nested('{"a":', '}', 60_000), nested('[', ']', 40)]) {
      const payload = `{"ApplicationKey":"AAAAAAAAAAAAAAAAAAAAAA","Answers":{"a":${value}}}`;
      const { statusCode } = await house.app.inject({
        method: 'POST',
        url: '/api/application/save',
        headers,
        payload,
      });
      expect(statusCode).toBe(422);
    }
    const payload = `{"ApplicationKey":"AAAAAAAAAAAAAAAAAAAAAA","Answers":{"a":${nested('[', ']', 10)}}}`;
    const { statusCode } = await house.app.inject({
      method: 'POST',
      url: '/api/application/save',
      headers,
      payload,
    });
    expect(statusCode).toBe(404);
  });

  test('a search is so many words and no more', async () => {
    expect(searchPatterns('Jade  PEAK jade 50%_')).toEqual(['%jade%', '%peak%', '%50\\%\\_%']);
    expect(searchPatterns('a b c d e f g h i j k l m n o p')).toHaveLength(8);
    expect(searchPatterns(undefined)).toEqual([]);
  });

  test('one client does not write to half the world, staff not for ever to one mailbox', async () => {
    const headers = await newClient('spammer@client.test');
    const invite = async (at: number) =>
      (await house.post(null, '/user/sub/invite', { Email: `stranger${at}@mail.test`, ...PERSON }, headers))
        .status;
    for (let at = 0; at < 30; at += 1) expect(await invite(at)).toBe(200);
    expect(await invite(30)).toBe(429);
    const ParentKey = await key('client2');
    const again = async () => {
      const made = await house.post('business', '/user/sub/invite', {
        Email: 'one@mail.test',
        ...PERSON,
        ParentKey,
      });
      if (made.status === 200)
        await house.post('business', '/user/sub/remove', { UserKey: String(made.data.UserKey) });
      return made.status;
    };
    const all = [];
    for (let at = 0; at < 7; at += 1) all.push(await again());
    expect(all).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});
