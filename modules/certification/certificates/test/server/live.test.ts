import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { type LivePortal, next, sendSignal, startLivePortal } from '#quality/support/live.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { visitors } from '#quality/support/visitors.ts';

let portal: TestPortal;
let live: LivePortal;
const { come, leave } = visitors(
  () => portal,
  () => live,
);

beforeAll(async () => {
  portal = await startTestPortal();
  live = await startLivePortal(portal);
});
afterAll(async () => {
  await live.stop();
  await portal.close();
});
afterEach(leave);

const fixture = certificateFixture(() => portal);

const keyOf = async (id: number): Promise<string> => (await fixture.certificate(id)).CertificateKey;
const suspend = (CertificateKey: string) =>
  portal.post('scheduling', '/application/certificate/status', {
    CertificateKey,
    CertificateStatusCode: 'SUSPENDED',
    Remark: 'The visit was refused.',
  });

test('anyone who may see a certificate is notified of its changes; only staff see the actor', async () => {
  const { id } = await fixture.issued({ no: 'QM-2025-00201' });
  const Room = `certificate:${await keyOf(id)}`;
  const [keeper, other, holder] = [await come('scheduling'), await come('admin'), await come('client')];
  for (const one of [keeper, other, holder])
    expect(await sendSignal(one, 'join', { Room })).toEqual({ data: {} });
  const changes = [keeper, other, holder].map((one) => next(one, 'changed'));
  const { status, data } = await suspend(await keyOf(id));
  expect(status).toBe(200);
  const By = { UserKey: await portal.userKey('scheduling'), Name: expect.any(String) };
  const reported = { Version: data.Version, Event: 'SUSPENDED' };
  expect(await Promise.all(changes)).toEqual([
    { Room, Detail: { ...reported, By, IsByYou: true } },
    { Room, Detail: { ...reported, By, IsByYou: false } },
    { Room, Detail: { ...reported, By: null, IsByYou: false } },
  ]);
});

test('a finished page is announced without an event', async () => {
  const { application, id } = await fixture.issued({ no: 'QM-2025-00202' });
  const Room = `certificate:${await keyOf(id)}`;
  const keeper = await come('scheduling');
  await sendSignal(keeper, 'join', { Room });
  const change = next(keeper, 'changed');
  await fixture.generate(application, '2025-06-02T02:00:00Z');
  expect(await change).toMatchObject({ Room, Detail: { Event: null, By: null, IsByYou: false } });
});

test('another client, and a holder before publication, get the answer for a missing room', async () => {
  const application = await insertCertified(portal, { no: 'QM-2025-00203' });
  const id = await fixture.generate(application);
  await fixture.render(id);
  const Room = `certificate:${await keyOf(id)}`;
  for (const user of ['client2', 'client']) {
    const answer = await sendSignal(await come(user), 'join', { Room });
    expect(answer).toMatchObject({ Code: 'ERR_NOT_FOUND' });
  }
  await fixture.publish(application);
  expect(await sendSignal(await come('client'), 'join', { Room })).toEqual({ data: {} });
});

test('a user who loses access receives no further messages', async () => {
  const { id } = await fixture.issued({ no: 'QM-2025-00204' });
  const Room = `certificate:${await keyOf(id)}`;
  const holder = await come('client');
  await sendSignal(holder, 'join', { Room });
  const change = next(holder, 'changed');
  const { status } = await portal.post('admin', '/application/certificate/delete', {
    CertificateKey: await keyOf(id),
    Remark: 'Issued to the wrong organisation.',
  });
  expect(status).toBe(200);
  expect(await change).toBe(null);
});
