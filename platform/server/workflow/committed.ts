/**
 * Notifies listeners in this process of a committed workflow action before the response is sent, for example
 * to clear caches; other processes are notified by the database a moment later.
 */
import type { Db } from '../database/connect.ts';

type Listener = (workflow: object) => void;
const listeners = new WeakMap<Db, Listener[]>();

/**
 * Publishes changes made by this process through the action handler within the process, before the response;
 * other processes are notified by the database a moment later.
 */
export function onCommitted(db: Db, listener: Listener): void {
  listeners.set(db, [...(listeners.get(db) ?? []), listener]);
}

export function publishCommit(db: Db, workflow: object): void {
  for (const listener of listeners.get(db) ?? []) listener(workflow);
}
