/**
 * Limits the live connections per network address; unauthenticated connections are displaced by new ones, so
 * that they cannot block other users at the same address.
 */
import type { IncomingMessage } from 'node:http';
import { addressRange } from '../http/address-range.ts';
import { createSlots } from './slots.ts';

/** Maximum authenticated connections per address: enough for a whole office. */
const IDENTIFIED_PER_ADDRESS = 500;
/**
 * Maximum unauthenticated connections per address. A browser authenticates within a tenth of a second; to
 * block it, someone at the same address would have to open that many connections within that time.
 */
const SILENT_PER_ADDRESS = 200;

type Silent = { request: IncomingMessage; range: string };

export type ConnectionSlots = {
  /** Takes a slot for an unauthenticated connection; if its address has none left, the oldest is closed. */
  arrive: (request: IncomingMessage, address: string) => void;
  /** Exchanges it for a slot of authenticated connections; false if none is free. */
  identified: (request: IncomingMessage) => boolean;
};

/**
 * Slots of live connections by address, an IPv6 customer (/64) counting as one. Unauthenticated connections
 * lose their slots to new ones, so that they cannot block other users at the same address.
 */
export function createConnectionSlots(): ConnectionSlots {
  const silent = new Map<string, Set<Silent>>();
  const arrived = new WeakMap<IncomingMessage, Silent>();
  const identified = createSlots(IDENTIFIED_PER_ADDRESS);

  const leave = (one: Silent): void => {
    const others = silent.get(one.range);
    others?.delete(one);
    if (others?.size === 0) silent.delete(one.range);
  };
  /** A set is ordered by insertion, so the first element is the oldest. */
  const makeRoom = (others: Set<Silent>): void => {
    const [oldest] = others;
    if (!oldest || others.size < SILENT_PER_ADDRESS) return;
    leave(oldest);
    oldest.request.socket.destroy();
  };

  return {
    arrive: (request, address) => {
      const range = addressRange(address);
      const others = silent.get(range) ?? new Set();
      makeRoom(others);
      const one = { request, range };
      silent.set(range, others.add(one));
      arrived.set(request, one);
      request.socket.once('close', () => leave(one));
    },
    identified: (request) => {
      const one = arrived.get(request);
      // A closed connection emits no further close event and would occupy its slot permanently.
      if (request.socket.destroyed) return false;
      const release = one && identified.take(one.range);
      if (!one || !release) return false;
      leave(one);
      request.socket.once('close', release);
      return true;
    },
  };
}
