import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIVE_PATH } from '#platform/common/contract/live.ts';
import { createConnectionSlots } from '#platform/server/realtime/connection-slots.ts';
import { enter, type LivePortal, openSocket, startLivePortal } from '../support/live.ts';
import { openSessionFor, startTestPortal, type TestPortal } from '../support/portal.ts';

/**
 * Attack tests: live connections that never identify themselves do not exclude others at the same address
 * (finding 9).
 */
let portal: TestPortal;
let live: LivePortal;
beforeAll(async () => {
  portal = await startTestPortal();
  live = await startLivePortal(portal);
});
afterAll(async () => {
  await live?.stop();
  await portal?.close();
});

const silent = (): Promise<WebSocket | null> =>
  new Promise((resolve) => {
    const address = `${live.origin.replace('http', 'ws')}${LIVE_PATH}/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => resolve(null));
  });

test('520 silent connections: few are accepted, and another user is admitted immediately', async () => {
  const opened = (await Promise.all(Array.from({ length: 520 }, silent))).filter((one) => one !== null);
  expect(opened.length).toBeGreaterThan(0);
  const colleague = await enter(live, await openSessionFor(portal.db, 'business'));
  expect(colleague.connected).toBe(true);
  const open = () => opened.filter((one) => one.readyState === WebSocket.OPEN).length;
  await expect.poll(open).toBeLessThanOrEqual(200);
  await expect.poll(open, { timeout: 8_000 }).toBe(0);
  // Control: an identified connection stays open.
  expect(colleague.connected).toBe(true);
  colleague.close();
}, 30_000);

test('a socket connection with two Host headers, or none, is refused like other requests', async () => {
  const { port } = new URL(live.origin);
  const answerTo = async (hosts: string[]) => {
    const socket = connect(Number(port), '127.0.0.1');
    const lines = [
      `GET ${LIVE_PATH}/?EIO=4&transport=websocket HTTP/1.1`,
      ...hosts.map((one) => `Host: ${one}`),
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const [bytes] = await once(socket, 'data');
    socket.destroy();
    return String(bytes).slice(9, 12);
  };
  expect(await answerTo(['portal.test', 'evil.example'])).toBe('400');
  expect(await answerTo([])).toBe('400');
  expect(await answerTo(['portal.test'])).toBe('101');
});

test('connections closed during authentication release their slot', async () => {
  const token = await openSessionFor(portal.db, 'scheduling');
  await portal.db.transaction().execute(async (tx) => {
    await sql`lock table session in access exclusive mode`.execute(tx);
    const leaving = Array.from({ length: 25 }, () => openSocket(live, token));
    await Promise.all(leaving.map((one) => new Promise<void>((go) => one.io.once('open', () => go()))));
    // Each connection has sent its token; the response waits for the locked table.
    await new Promise((go) => setTimeout(go, 200));
    for (const one of leaving) one.close();
    await new Promise((go) => setTimeout(go, 200));
  });
  await new Promise((go) => setTimeout(go, 500));
  const back = await enter(live, token);
  expect(back.connected).toBe(true);
  back.close();
}, 30_000);

test('an IPv6 prefix is one address; authenticated connections have their own limit', () => {
  const arrivals = createConnectionSlots();
  const arrive = (address: string) => {
    const request = new IncomingMessage(new Socket());
    arrivals.arrive(request, address);
    return request;
  };
  const ofCustomer = (at: number) => arrive(`2001:db8:0:7::${(at + 1).toString(16)}`);
  const isClosed = (request: IncomingMessage) => request.socket.destroyed;
  const first = Array.from({ length: 200 }, (_, at) => ofCustomer(at));
  // Another customer's network has separate slots.
  arrive('2001:db8:0:8::1');
  expect(first.filter(isClosed)).toEqual([]);
  // Identified connections free their slots for others at once.
  for (const request of first.slice(0, 10)) expect(arrivals.identified(request)).toBe(true);
  for (let at = 0; at < 10; at += 1) ofCustomer(200 + at);
  expect(first.filter(isClosed)).toEqual([]);
  // Then the oldest unidentified connection is closed at once and can no longer be identified.
  const last = ofCustomer(210);
  expect([10, 11, 0].map((at) => first[at]?.socket.destroyed)).toEqual([true, false, false]);
  expect(arrivals.identified(first[10] ?? last)).toBe(false);
  expect(arrivals.identified(last)).toBe(true);
});
