import { onTokenChange } from '../session/token.ts';

type ToldOfNotice = (notificationKey: string | null) => void;
/** `null`: something may have been missed. */
type ToldOfRoom = (detail: unknown) => void;

/**
 * What the screens want to hear live. The connection itself comes later, and may never come: then screens ask from
 * time to time, as they did before.
 */
const notices = new Set<ToldOfNotice>();
const rooms = new Map<string, Set<ToldOfRoom>>();
const watchers = new Set<(room: string, isWanted: boolean) => void>();

export const live = {
  rooms: (): Iterable<string> => rooms.keys(),
  toldOfNotice: (key: string | null): void => {
    for (const hear of notices) hear(key);
  },
  toldOfRoom: (room: string, detail: unknown): void => {
    for (const hear of rooms.get(room) ?? []) hear(detail);
  },
  missed: (): void => {
    live.toldOfNotice(null);
    for (const room of rooms.keys()) live.toldOfRoom(room, null);
  },
  /** Tells when a room is wanted for the first time, and when nobody wants it any more. */
  watch: (watcher: (room: string, isWanted: boolean) => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

export function onNotice(hear: ToldOfNotice): () => void {
  notices.add(hear);
  return () => notices.delete(hear);
}

export function onRoom(room: string, hear: ToldOfRoom): () => void {
  const inside = rooms.get(room) ?? new Set();
  if (inside.size === 0) {
    rooms.set(room, inside);
    for (const watcher of watchers) watcher(room, true);
  }
  inside.add(hear);
  return () => {
    inside.delete(hear);
    if (inside.size > 0) return;
    rooms.delete(room);
    for (const watcher of watchers) watcher(room, false);
  };
}

/** After the first paint: nobody waits for the connection. */
const LATER_MS = 1_000;

/** Keeps the connection while somebody is signed in; answers how to end it. */
export function startLive(): () => void {
  let close: (() => void) | null = null;
  let isOver = false;
  const open = () =>
    void import('./live-socket.ts')
      .then(({ openLive }) => {
        if (!isOver) close = openLive();
      })
      // A file that could not be loaded: the screens go on asking.
      .catch(() => undefined);
  const timer = setTimeout(open, LATER_MS);
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    close?.();
    forget();
  };
  const forget = onTokenChange(end);
  return end;
}
