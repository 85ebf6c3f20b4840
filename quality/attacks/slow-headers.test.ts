import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../support/portal.ts';

/**
 * Attack tests: connections that never finish their headers are closed at the header time-out (attack 7 of
 * the audit).
 */
let portal: TestPortal;
let port: number;
beforeAll(async () => {
  portal = await startTestPortal();
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as AddressInfo).port;
});
afterAll(() => portal?.close());

test.each([
  ['no data', ''],
  ['headers without an end', 'GET /login HTTP/1.1\r\nHost: portal.test\r\nX-A: a\r\n'],
])(
  '%s: answered 408 and closed after five seconds',
  async (_, bytes) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (some) => {
      text += String(some);
    });
    await once(socket, 'connect');
    const since = performance.now();
    socket.write(bytes);
    await once(socket, 'close', { signal: AbortSignal.timeout(10_000) });
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    // The connection is not closed immediately: slow clients have five seconds.
    expect(performance.now() - since).toBeGreaterThan(4_000);
  },
  30_000,
);
