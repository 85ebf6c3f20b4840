import type { IncomingMessage } from 'node:http';
import { addressRange } from '../http/address-range.ts';
import { createPlaces } from './places.ts';

/** A whole office behind one address. */
const IDENTIFIED_PER_ADDRESS = 500;
/** Connections of one address that have not said who they are: a moment of each, unless somebody says nothing. */
const SILENT_PER_ADDRESS = 50;
/** A browser says who it is within a few dozen milliseconds; later than this a connection gives way to a new one. */
const GRACE_MS = 500;

type Silent = { request: IncomingMessage; range: string; since: number };

export type Arrivals = {
  /** Takes a place for a connection that has not said who it is; false when its address has no more of them. */
  arrive: (request: IncomingMessage, address: string) => boolean;
  /** Exchanges it for one of the people at that address; false when these are all taken. */
  identified: (request: IncomingMessage) => boolean;
};

/**
 * Places of live connections by address, an IPv6 customer (/64) counting as one. Those that say nothing have few and
 * lose them to newcomers, so that they keep no colleague of the same address out.
 */
export function createArrivals(now: () => number = () => performance.now()): Arrivals {
  const silent = new Map<string, Set<Silent>>();
  const arrived = new WeakMap<IncomingMessage, Silent>();
  const identified = createPlaces(IDENTIFIED_PER_ADDRESS);

  const leave = (one: Silent): void => {
    const others = silent.get(one.range);
    others?.delete(one);
    if (others?.size === 0) silent.delete(one.range);
  };
  /** A set has the order in which its members came. */
  const makeRoom = (others: Set<Silent>): boolean => {
    if (others.size < SILENT_PER_ADDRESS) return true;
    const [oldest] = others;
    if (!oldest || now() - oldest.since < GRACE_MS) return false;
    leave(oldest);
    oldest.request.socket.destroy();
    return true;
  };

  return {
    arrive: (request, address) => {
      const range = addressRange(address);
      const others = silent.get(range) ?? new Set();
      if (!makeRoom(others)) return false;
      const one = { request, range, since: now() };
      silent.set(range, others.add(one));
      arrived.set(request, one);
      request.socket.once('close', () => leave(one));
      return true;
    },
    identified: (request) => {
      const one = arrived.get(request);
      const release = one && identified.take(one.range);
      if (!one || !release) return false;
      leave(one);
      request.socket.once('close', release);
      return true;
    },
  };
}
