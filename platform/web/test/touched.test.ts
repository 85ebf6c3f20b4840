/** Checks which cached answers are reloaded after an action, by the resources that the server says it touched. */
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, queryOf } from '#platform/web/api/use-get.ts';

const data = z.object({ No: z.number() });
const get = (path: string, reads: readonly string[]) =>
  defineRoute({ method: 'GET', path, summary: '', access: 'session', reads, data });
const list = get('/test/invoices', ['invoices', 'accounts']);
const figures = get('/test/figures', ['invoices']);
const view = get('/test/view', ['invoices', 'applications']);
const teams = get('/test/teams', ['teams']);
const fixed = get('/test/fixed', []);
const paid = defineRoute({ method: 'POST', path: '/test/paid', summary: '', access: 'session', data });

/** Paths requested, in order. */
let asked: string[];
let touched: string | null;
let stops: (() => void)[];

/** Shows an answer on the screen: it is in use and already loaded. */
async function show(route: typeof list): Promise<void> {
  await queryClient.fetchQuery(queryOf(route));
  const observer = new QueryObserver(queryClient, { ...queryOf(route), staleTime: 60_000 });
  stops.push(observer.subscribe(() => undefined));
}

beforeEach(async () => {
  asked = [];
  stops = [];
  touched = 'invoices';
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(url.replace('/api/test/', ''));
    const headers = new Headers(method === 'POST' && touched !== null ? { Touched: touched } : {});
    return new Response(JSON.stringify({ data: { No: asked.length } }), { headers });
  });
  for (const route of [list, figures, view, teams, fixed]) await show(route);
  asked = [];
});

afterEach(() => {
  for (const stop of stops) stop();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const act = (isReloadDeferred = false) =>
  call(paid, { body: {}, idempotencyKey: newIdempotencyKey(), isReloadDeferred });
const later = () => new Promise((resolve) => setTimeout(resolve, 50));
const isStale = (route: typeof list) => queryClient.getQueryState(queryKeyOf(route))?.isInvalidated;

test('every open answer that depends on what was touched is loaded again, once', async () => {
  await act();
  await later();
  expect(asked[0]).toBe('paid');
  expect(asked.slice(1).toSorted()).toEqual(['figures', 'invoices', 'view']);
  expect([list, figures, view, teams].map(isStale)).toEqual([false, false, false, false]);
});

test('the record that the response replaced is not loaded again', async () => {
  const fresh = await act();
  queryClient.setQueryData(queryKeyOf(view), fresh);
  await later();
  expect(asked.slice(1).toSorted()).toEqual(['figures', 'invoices']);
  expect(queryClient.getQueryData(queryKeyOf(view))).toEqual(fresh);
});

test('a reload that began before the response does not replace it: it begins again', async () => {
  const respond = fetch;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let isHeld = true;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (isHeld && url.endsWith('/view')) {
      isHeld = false;
      await held;
      return new Response(JSON.stringify({ data: { No: -1 } }));
    }
    return respond(url, init);
  });
  void queryClient.refetchQueries({ queryKey: queryKeyOf(view) });
  await later();
  const fresh = await act();
  queryClient.setQueryData(queryKeyOf(view), fresh);
  await later();
  release();
  await later();
  expect(queryClient.getQueryData(queryKeyOf(view))).not.toEqual({ No: -1 });
  expect(asked).toContain('view');
});

test('an answer that is not on the screen is loaded when it is shown again', async () => {
  stops[1]?.();
  await act();
  await later();
  expect(asked.slice(1).toSorted()).toEqual(['invoices', 'view']);
  expect(isStale(figures)).toBe(true);
});

test('after a repeated request everything that can change is loaded again', async () => {
  touched = '*';
  await act();
  await later();
  expect(asked.slice(1).toSorted()).toEqual(['figures', 'invoices', 'teams', 'view']);
});

test('an automatic save only marks other answers as outdated', async () => {
  await act(true);
  await later();
  expect(asked).toEqual(['paid']);
  expect([list, figures, view, teams].map(isStale)).toEqual([true, true, true, false]);
});

test('nothing is loaded again after a request that touched nothing', async () => {
  touched = null;
  await act();
  await later();
  expect(asked).toEqual(['paid']);
});
