import type { Signal } from '#platform/common/contract/live.ts';

type ToldOfNotice = (notificationKey: string | null) => void;
/** `null`: something may have been missed. */
type ToldOfRoom = (detail: unknown) => void;

/** What the screens subscribe to. The connection itself comes later and may never come: then screens poll from time to time. */
const notices = new Set<ToldOfNotice>();
const texts = new Set<() => void>();
const rooms = new Map<string, Set<ToldOfRoom>>();
const watchers = new Set<(room: string, isWanted: boolean) => void>();
const stands = new Map<string, Signal>();
const speakers = new Set<(room: string, signal: Signal) => void>();

export const live = {
  rooms: (): Iterable<string> => rooms.keys(),
  toldOfNotice: (key: string | null): void => {
    for (const hear of notices) hear(key);
  },
  toldOfTexts: (): void => {
    for (const hear of texts) hear();
  },
  toldOfRoom: (room: string, detail: unknown): void => {
    for (const hear of rooms.get(room) ?? []) hear(detail);
  },
  missed: (): void => {
    live.toldOfNotice(null);
    live.toldOfTexts();
    for (const room of rooms.keys()) live.toldOfRoom(room, null);
  },
  standsIn: (room: string): Signal | undefined => stands.get(room),
  speak: (speaker: (room: string, signal: Signal) => void): (() => void) => {
    speakers.add(speaker);
    return () => speakers.delete(speaker);
  },
  /** Notifies when a room is first subscribed to, and when its last subscriber leaves. */
  watch: (watcher: (room: string, isWanted: boolean) => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** Sets one's state in a room until it changes; sent again on every reconnect. Null: clears it. */
export function standIn(room: string, signal: Signal | null): void {
  if (signal === null) stands.delete(room);
  else stands.set(room, signal);
  sayIn(room, signal ?? 'GONE');
}

/** Says something of the moment; lost when there is no line. */
export function sayIn(room: string, signal: Signal): void {
  for (const speaker of speakers) speaker(room, signal);
}

export function onNotice(hear: ToldOfNotice): () => void {
  notices.add(hear);
  return () => notices.delete(hear);
}

export function onTexts(hear: () => void): () => void {
  texts.add(hear);
  return () => texts.delete(hear);
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
