import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { backgroundPost } from '../api/background-post.ts';

const route = defineRoute({
  method: 'POST',
  path: '/seen',
  summary: 'Marks something as seen',
  access: 'session',
  body: z.strictObject({ Key: z.string() }),
  data: z.object({ Count: z.int() }),
});

let server: Server;
let answer = { status: 200, body: '' };
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  const { fetch } = globalThis;
  const { port } = server.address() as AddressInfo;
  // A browser adds its own origin; a closed port simulates a lost connection.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${answer.status === 0 ? 1 : port}${path}`, init),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const post = () => backgroundPost(route, { body: { Key: 'x' } });

test('returns the data of a successful call', async () => {
  answer = { status: 200, body: JSON.stringify({ data: { Count: 3 } }) };
  expect(await post()).toEqual({ Count: 3 });
});

test.each([
  [403, JSON.stringify({ Code: 'ERR_FORBIDDEN', Message: 'No' })],
  [422, JSON.stringify({ Code: 'ERR_VALIDATION', Message: 'No', Fields: [] })],
  [500, '<html>'],
  [200, '{}'],
  [0, ''],
])('returns null on any failure: %s %s', async (status, body) => {
  answer = { status, body };
  expect(await post()).toBeNull();
});
