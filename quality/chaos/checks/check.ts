/** Types of a chaos check, which searches the database and the recorded calls for errors after a run. */
import type { ChaosPortal } from '../chaos-portal.ts';
import type { History } from '../history.ts';
import type { Kind } from '../traffic/traffic.ts';

export type Scene = { portal: ChaosPortal; history: History; kinds: readonly Kind[] };

export type Check = {
  name: string;
  /** The data that it checks. */
  reads: string;
  /** What a finding means. */
  meaning: string;
  /** Returns the errors, one line each. */
  find: (scene: Scene) => Promise<readonly string[]>;
};
