/**
 * Reloads the lists, counts and charts on screen, silently and at limited frequency, when the server
 * announces that rows visible to the user have changed; a background window reloads when it becomes visible.
 */
import type { Query } from '@tanstack/react-query';
import type { Route } from '#platform/common/contract/define-route.ts';
import { type ListUpdate, listRoom } from '#platform/common/contract/live.ts';
import { call } from './call.ts';
import { onRoom } from './live.ts';
import { recordLiveChange } from './live-data.ts';
import { listsOf } from './live-lists.ts';
import { queryClient } from './query-client.ts';

/**
 * Minimum ms between reloads; at most a fifth of the time, as a slow response means that the server is busy.
 */
const MIN_INTERVAL_MS = 1_000;
const MAX_LOAD_SHARE = 4;
/** Random delay in ms: many screens are notified at once, but should not reload at once. */
const JITTER_MS = 150;
/** Delay in ms before leaving a room, so that navigation between pages stays in rooms that both need. */
const LINGER_MS = 3_000;

type Reading = {
  /** Keys announced since the last read; null: anything may have changed. */
  notified: Set<string> | null;
  isDue: boolean;
  isRunning: boolean;
  restsUntil: number;
  timer?: ReturnType<typeof setTimeout>;
};

/**
 * Reloads what is on the screen (lists, counts, tiles, charts) when the server announces that visible rows
 * have changed. Only while visible: a background window reloads when it comes to the front. Silent: a failed
 * reload changes nothing.
 */
export function startLiveReads(): () => void {
  const cache = queryClient.getQueryCache();
  const rooms = new Map<string, () => void>();
  const readings = new WeakMap<Query, Reading>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => cache.getAll().filter((query) => query.isActive());
  const readingOf = (query: Query): Reading => {
    const known = readings.get(query) ?? {
      notified: new Set(),
      isDue: false,
      isRunning: false,
      restsUntil: 0,
    };
    readings.set(query, known);
    return known;
  };
  const plan = (query: Query): void => {
    const reading = readingOf(query);
    if (!reading.isDue || reading.timer || reading.isRunning || document.hidden) return;
    const wait = Math.max(0, reading.restsUntil - performance.now()) + Math.random() * JITTER_MS;
    reading.timer = setTimeout(() => {
      delete reading.timer;
      if (query.isActive() && !document.hidden) void read(query, reading).then(() => plan(query));
    }, wait);
  };
  const handleUpdate = (name: string, news: ListUpdate | null): void => {
    for (const query of open()) {
      if (!listsOf(query.queryKey[0]).includes(name)) continue;
      const reading = readingOf(query);
      reading.isDue = true;
      if (!news?.Keys) reading.notified = null;
      else for (const key of news.Keys) reading.notified?.add(key);
      plan(query);
    }
  };
  const enterRooms = (): void => {
    const openLists = new Set(open().flatMap((query) => listsOf(query.queryKey[0])));
    for (const [name, leave] of rooms)
      if (!openLists.has(name)) {
        rooms.delete(name);
        leave();
      }
    for (const name of openLists)
      if (!rooms.has(name))
        rooms.set(
          name,
          onRoom(listRoom(name), (detail) => handleUpdate(name, detail as ListUpdate | null)),
        );
  };
  const seen = () => {
    for (const query of open()) plan(query);
  };
  const unsubscribe = cache.subscribe(({ type }) => {
    if (type !== 'observerAdded' && type !== 'observerRemoved') return;
    clearTimeout(timer);
    timer = setTimeout(enterRooms, type === 'observerAdded' ? 0 : LINGER_MS);
  });
  document.addEventListener('visibilitychange', seen);
  enterRooms();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', seen);
    for (const leave of rooms.values()) leave();
  };
}

async function read(query: Query, reading: Reading): Promise<void> {
  reading.isRunning = true;
  reading.isDue = false;
  const notified = reading.notified;
  reading.notified = new Set();
  const since = Date.now();
  const began = performance.now();
  try {
    const [path, params] = query.queryKey as [string, unknown];
    const route = { method: 'GET', path } as Route;
    const data: unknown = await call(route, { query: params, isQuiet: true });
    // A request made in the meantime has a newer response.
    if (query.state.dataUpdatedAt <= since && query.state.fetchStatus === 'idle') {
      query.setData(data);
      if (query.state.data) recordLiveChange(query.state.data as object, notified);
    }
  } catch {
    // The next announcement or the next visit reloads it.
  }
  reading.isRunning = false;
  reading.restsUntil =
    performance.now() + Math.max(MIN_INTERVAL_MS, (performance.now() - began) * MAX_LOAD_SHARE);
}
