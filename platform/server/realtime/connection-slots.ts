import type { IncomingMessage } from 'node:http';
import { addressRange } from '../http/address-range.ts';
import { createSlots } from './slots.ts';

/** A whole office behind one address. */
const IDENTIFIED_PER_ADDRESS = 500;
/**
 * Unauthenticated connections per address. A browser authenticates within a tenth of a second; to block it, someone at the same
 * address would have to open that many connections within that time.
 */
const SILENT_PER_ADDRESS = 200;

type Silent = { request: IncomingMessage; range: string };

export type ConnectionSlots = {
  /** Takes a place for a connection that has not said who it is; where its address has no more, the oldest gives way. */
  arrive: (request: IncomingMessage, address: string) => void;
  /** Exchanges it for one of the people at that address; false when these are all taken. */
  identified: (request: IncomingMessage) => boolean;
};

/**
 * Places of live connections by address, an IPv6 customer (/64) counting as one. Those that say nothing lose
 * them to newcomers, so that they keep no colleague of the same address out.
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
  /** A set has the order in which its members came. */
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
      // A connection that was displaced or has left never ends again, and would hold its slot permanently.
      if (request.socket.destroyed) return false;
      const release = one && identified.take(one.range);
      if (!one || !release) return false;
      leave(one);
      request.socket.once('close', release);
      return true;
    },
  };
}
