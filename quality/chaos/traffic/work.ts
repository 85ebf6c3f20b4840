import type { Caller, Place } from '../caller.ts';
import type { ChaosPortal } from '../chaos-portal.ts';
import type { Random } from '../random.ts';

/** What one client has to do its work with. */
export type WorkContext = {
  portal: ChaosPortal;
  place: Place;
  random: Random;
  /** Which of those who do the same work. */
  no: number;
  caller: (who: string) => Promise<Caller>;
};

/** Prepares what it needs and answers what is done again and again, one piece at a time. */
export type Work = (context: WorkContext) => Promise<() => Promise<void>>;

/** Five clients of the demo have an organisation each. */
export const clientOf = (no: number): string => (no % 5 === 0 ? 'client' : `client${(no % 5) + 1}`);
