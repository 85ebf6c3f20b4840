/**
 * Checks after real actions that every answer of the API that changed depends on a resource that the action's
 * response names: otherwise a screen would show outdated data.
 */
import { expect, it } from 'vitest';
import { routes } from '#apps/server/http-modules.ts';
import { readsOf } from '#platform/common/contract/define-route.ts';
import { accessInputs } from '../support/access-inputs.ts';
import type { AccessRecords } from '../support/access-records.ts';
import { accessTable } from '../support/access-table.ts';
import { keyName } from '../support/key-name.ts';
import type { TestPortal } from '../support/portal.ts';
import { withRecords } from '../support/with-records.ts';

let portal: TestPortal;
let records: AccessRecords;
withRecords((...fixtures) => {
  [portal, records] = fixtures;
});

/** Answers that differ in every call: figures of the server itself, and the time of the last request. */
const CHANGING = new Set([
  '/status/view',
  '/log/health',
  '/dashboard/health',
  '/user/session/list',
  '/user/sessions',
  '/session/list',
  '/deployment/view',
  // Names the next run of every scheduled task, so it changes with the clock.
  '/log/job/schedule',
  // Cached for 30 seconds (decision 0037), so it changes later than what it shows.
  '/public/industry/list',
]);

type Snapshot = Map<string, string>;

/** Returns the answers of all GET routes to a user, for every record that the tests have. */
async function snapshot(user: string): Promise<Snapshot> {
  const answers: Snapshot = new Map();
  await portal.db.deleteFrom('Attempt').execute();
  for (const { method, path } of routes) {
    if (method !== 'GET' || CHANGING.has(path)) continue;
    const { Record } = accessTable[`GET ${path}`] ?? {};
    const keys = Record ? records.of(Record).map(({ key }) => ({ [keyName(Record)]: key })) : [{}];
    for (const key of keys) {
      const query = Object.entries({ ...key, ...accessInputs[`GET ${path}`] }).map(
        ([name, value]) => [name, String(value)] as const,
      );
      const { status, data } = await portal.get(user, path, Object.fromEntries(query));
      if (status === 200) answers.set(`${path} ${JSON.stringify(key)}`, JSON.stringify(data));
    }
  }
  return answers;
}

/** Performs an action and returns the resources that its response names. */
async function touchedBy(user: string, path: string, payload: object): Promise<string[]> {
  const headers = await portal.token(user);
  const answer = await portal.app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
  expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.body.slice(0, 300)]).toEqual([
    path,
    200,
    '',
  ]);
  return String(answer.headers.touched ?? '').split(', ');
}

const keyOf = (kind: Parameters<AccessRecords['of']>[0], at = 0): string => records.of(kind)[at]?.key ?? '';

it('every answer that an action changed depends on what its response names', async () => {
  const actions: [path: string, payload: object, touched: string][] = [
    ['/comment/save', { ApplicationKey: keyOf('application'), Comment: 'Seen.' }, 'comments'],
    ['/assessment/tag/submit', { ApplicationKey: keyOf('application'), TagCode: 'CLIMATE' }, 'applications'],
    ['/application/bypass', { ApplicationKey: keyOf('application'), Remark: 'Agreed.' }, 'invoices'],
    ['/application/archive', { ApplicationKey: keyOf('application'), Remark: 'Withdrawn.' }, 'applications'],
    ['/user/suspend', { UserKey: keyOf('client'), Remark: 'Left.' }, 'accounts'],
    ['/assessment/action', { ServiceKey: keyOf('service'), Action: 'HOLD' }, 'services'],
    ['/conversation/reply', { ConversationKey: keyOf('conversation'), Text: 'Hello.' }, 'conversations'],
    ['/country/enable', { Alpha3s: ['FRA'], IsEnabled: false }, 'reference-data'],
    ['/list/choice', { List: 'APPLICATIONS', Columns: ['Status'] }, 'list-views'],
    ['/user/notification/read/all', {}, 'notifications'],
  ];
  let before = await snapshot('admin');
  expect(before.size).toBeGreaterThan(80);
  for (const [path, payload, resource] of actions) {
    const touched = await touchedBy('admin', path, payload);
    if (path !== '/user/notification/read/all')
      expect([path, touched.includes(resource)]).toEqual([path, true]);
    const after = await snapshot('admin');
    const outdated = [...after]
      .filter(([name, text]) => before.get(name) !== text)
      .map(([name]) => name)
      .filter((name) => !readsOf(name.split(' ')[0] ?? '')?.some((one) => touched.includes(one)));
    expect(`${path}: ${outdated.join(', ')}`).toBe(`${path}: `);
    before = after;
  }
}, 300_000);

it('a response without a session, or of a request that changes nothing, names nothing', async () => {
  const forgotten = await portal.app.inject({
    method: 'POST',
    url: '/api/user/forgot',
    payload: { Email: 'client@demo.test' },
    headers: await portal.token('client'),
  });
  const read = await portal.app.inject({ url: '/api/user/info', headers: await portal.token('client') });
  expect([forgotten.headers.touched, read.headers.touched]).toEqual([undefined, undefined]);
});

it('a repeated request names everything, because the first response may have been lost', async () => {
  const headers = { ...(await portal.token('admin')), 'idempotency-key': 'the-same-comment' };
  const payload = { ApplicationKey: keyOf('application', 1), Comment: 'Once.' };
  const post = () => portal.app.inject({ method: 'POST', url: '/api/comment/save', payload, headers });
  expect(String((await post()).headers.touched)).toContain('comments');
  expect((await post()).headers.touched).toBe('*');
});
