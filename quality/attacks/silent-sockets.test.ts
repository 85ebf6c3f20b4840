import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIVE_PATH } from '#platform/common/contract/live.ts';
import { createArrivals } from '#platform/server/realtime/arrivals.ts';
import { enter, type LivePortal, startLivePortal } from '../support/live.ts';
import { openSessionFor, startTestPortal, type TestPortal } from '../support/portal.ts';

/** Live connections that never say who they are keep no colleague of the same address out (finding 9). */
let house: TestPortal;
let live: LivePortal;
beforeAll(async () => {
  house = await startTestPortal();
  live = await startLivePortal(house);
});
afterAll(async () => {
  await live?.stop();
  await house?.close();
});

const silent = (): Promise<WebSocket | null> =>
  new Promise((resolve) => {
    const address = `${live.origin.replace('http', 'ws')}${LIVE_PATH}/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => resolve(null));
  });

test('520 silent connections: few are taken, and a colleague is let in beside them', async () => {
  const opened = (await Promise.all(Array.from({ length: 520 }, silent))).filter((one) => one !== null);
  expect(opened.length).toBeGreaterThan(0);
  await new Promise((go) => setTimeout(go, 600));
  const open = () => opened.filter((one) => one.readyState === WebSocket.OPEN).length;
  expect(open()).toBeLessThanOrEqual(50);
  const colleague = await enter(live, await openSessionFor(house.db, 'business'));
  expect(colleague.connected).toBe(true);
  await expect.poll(open, { timeout: 8_000 }).toBe(0);
  // Control: who has said who they are stays.
  expect(colleague.connected).toBe(true);
  colleague.close();
}, 30_000);

test('an IPv6 customer is one place; identified connections have places of their own', () => {
  let now = 0;
  const arrivals = createArrivals(() => now);
  const arrive = (address: string) => {
    const request = new IncomingMessage(new Socket());
    return { request, isIn: arrivals.arrive(request, address) };
  };
  const ofCustomer = (at: number) => arrive(`2001:db8:0:7::${(at + 1).toString(16)}`);
  const first = Array.from({ length: 60 }, (_, at) => ofCustomer(at));
  expect(first.filter(({ isIn }) => isIn)).toHaveLength(50);
  // Another customer has places of its own.
  expect(arrive('2001:db8:0:8::1').isIn).toBe(true);
  // Those that have said who they are make room for others at once.
  for (const { request } of first.slice(0, 10)) expect(arrivals.identified(request)).toBe(true);
  expect(Array.from({ length: 12 }, (_, at) => ofCustomer(at)).filter(({ isIn }) => isIn)).toHaveLength(10);
  // Later the oldest silent one gives way, and its connection is closed.
  now = 1_000;
  expect(ofCustomer(99).isIn).toBe(true);
  expect(first[10]?.request.socket.destroyed).toBe(true);
  expect(first[0]?.request.socket.destroyed).toBe(false);
});
