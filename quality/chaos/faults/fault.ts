import type { Canary } from '../canary.ts';
import type { ChaosPortal } from '../chaos-portal.ts';
import type { History } from '../history.ts';
import type { Random } from '../random.ts';

export type Stage = {
  portal: ChaosPortal;
  history: History;
  canary: Canary;
  random: Random;
  isShort: boolean;
  /** A process was just killed: from here on, wait for the first good answer. */
  killed: () => void;
};

export type Fault = {
  name: string;
  /** What it does, and how that ends. */
  does: string;
  /** What must hold nevertheless. */
  tests: string;
  /** A sentence where it cannot be had here. */
  lacks?: (portal: ChaosPortal) => string | null;
  play: (stage: Stage) => Promise<void>;
};

/** Seconds that it lasts: few where everything has to be over soon. */
export const lasting = ({ random, isShort }: Stage, from: number, to: number): number =>
  1000 * (isShort ? from : random.between(from, to));
