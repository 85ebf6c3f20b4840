/** Types of a chaos fault and of the environment in which it is injected. */
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
  /** Reports that a process was just killed: the time to the first successful response counts from here. */
  killed: () => void;
};

export type Fault = {
  name: string;
  /** What the fault does, and how it ends. */
  does: string;
  /** What must remain true despite the fault. */
  tests: string;
  /** Returns the reason if the fault is not possible in this environment. */
  lacks?: (portal: ChaosPortal) => string | null;
  play: (stage: Stage) => Promise<void>;
};

/**
 * Returns the duration of a fault in milliseconds, from bounds in seconds; the short form uses the minimum.
 */
export const lasting = ({ random, isShort }: Stage, from: number, to: number): number =>
  1000 * (isShort ? from : random.between(from, to));
