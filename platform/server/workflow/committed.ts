import type { Db } from '../database/connect.ts';

type Listener = (workflow: object) => void;
const listeners = new WeakMap<Db, Listener[]>();

/**
 * What this process changed through the one door it hears of at once, before whoever acted is answered; other processes
 * are told by the database a moment later.
 */
export function onCommitted(db: Db, listener: Listener): void {
  listeners.set(db, [...(listeners.get(db) ?? []), listener]);
}

export function tellCommitted(db: Db, workflow: object): void {
  for (const listener of listeners.get(db) ?? []) listener(workflow);
}
