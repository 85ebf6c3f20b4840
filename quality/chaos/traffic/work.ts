/**
 * Types of the work of a simulated client in the chaos tests and of the resources that it receives, and the
 * demo client that each number acts as.
 */
import type { Caller, Place } from '../caller.ts';
import type { ChaosPortal } from '../chaos-portal.ts';
import type { Random } from '../random.ts';

/** The resources with which a simulated client does its work. */
export type WorkContext = {
  portal: ChaosPortal;
  place: Place;
  random: Random;
  /** Number of this client among those that do the same work. */
  no: number;
  caller: (user: string) => Promise<Caller>;
};

/** Prepares the work and returns a function that performs one unit of it, to be called repeatedly. */
export type Work = (context: WorkContext) => Promise<() => Promise<void>>;

/** The demo data has five clients, each with a separate organisation. */
export const clientOf = (no: number): string => (no % 5 === 0 ? 'client' : `client${(no % 5) + 1}`);
