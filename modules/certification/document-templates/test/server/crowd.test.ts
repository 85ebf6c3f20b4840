import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { START, templateFixture } from '#quality/support/template-fixture.ts';

let portal: TestPortal;
const fixture = templateFixture(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

test('a user who keeps the compiler busy does not block others', async () => {
  const body = {
    ServiceKey: await fixture.serviceKey(),
    Language: 'BILINGUAL',
    Sample: 'ORDINARY',
    Source: START,
  };
  const preview = (user: string) => portal.post(user, '/assessment/template/preview', body);
  // More requests than may wait in total.
  const flood = Array.from({ length: 30 }, () => preview('it'));
  const other = await preview('admin');
  const answers = await Promise.all(flood);
  expect(other.status).toBe(200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(new Set(answers.map(({ error }) => error?.Code))).toEqual(new Set([undefined, 'ERR_UNAVAILABLE']));
  expect((await preview('it')).status).toBe(200);
}, 60_000);
