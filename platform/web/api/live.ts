/**
 * Lets screens subscribe to notifications, text changes and rooms of the live connection and send signals
 * (viewing, editing, typing), whether or not the connection is open.
 */
import type { Signal } from '#platform/common/contract/live.ts';

type NoticeListener = (notificationKey: string | null) => void;
/** `null`: events may have been missed. */
type RoomListener = (detail: unknown) => void;

/**
 * Subscriptions of the screens. The connection is opened later or never; in that case screens poll from time
 * to time.
 */
const notices = new Set<NoticeListener>();
const texts = new Set<() => void>();
const rooms = new Map<string, Set<RoomListener>>();
const watchers = new Set<(room: string, isOpen: boolean) => void>();
const presences = new Map<string, Signal>();
const signalSenders = new Set<(room: string, signal: Signal) => void>();

export const live = {
  rooms: (): Iterable<string> => rooms.keys(),
  onNotice: (key: string | null): void => {
    for (const listener of notices) listener(key);
  },
  onTexts: (): void => {
    for (const listener of texts) listener();
  },
  onRoom: (room: string, detail: unknown): void => {
    for (const listener of rooms.get(room) ?? []) listener(detail);
  },
  missed: (): void => {
    live.onNotice(null);
    live.onTexts();
    for (const room of rooms.keys()) live.onRoom(room, null);
  },
  standsIn: (room: string): Signal | undefined => presences.get(room),
  speak: (speaker: (room: string, signal: Signal) => void): (() => void) => {
    signalSenders.add(speaker);
    return () => signalSenders.delete(speaker);
  },
  /** Notifies the watcher when a room is first subscribed to, and when its last subscriber leaves. */
  watch: (watcher: (room: string, isOpen: boolean) => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** Sets the user's state in a room until it changes; sent again on every reconnect. Null: clears it. */
export function setPresence(room: string, signal: Signal | null): void {
  if (signal === null) presences.delete(room);
  else presences.set(room, signal);
  sendSignal(room, signal ?? 'GONE');
}

/** Sends a momentary signal; lost without a connection. */
export function sendSignal(room: string, signal: Signal): void {
  for (const speaker of signalSenders) speaker(room, signal);
}

export function onNotice(listener: NoticeListener): () => void {
  notices.add(listener);
  return () => notices.delete(listener);
}

export function onTexts(listener: () => void): () => void {
  texts.add(listener);
  return () => texts.delete(listener);
}

export function onRoom(room: string, listener: RoomListener): () => void {
  const inside = rooms.get(room) ?? new Set();
  if (inside.size === 0) {
    rooms.set(room, inside);
    for (const watcher of watchers) watcher(room, true);
  }
  inside.add(listener);
  return () => {
    inside.delete(listener);
    if (inside.size > 0) return;
    rooms.delete(room);
    for (const watcher of watchers) watcher(room, false);
  };
}
