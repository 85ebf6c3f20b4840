import type { ChaosPortal } from '../chaos-portal.ts';
import type { History } from '../history.ts';
import type { Kind } from '../traffic/traffic.ts';

export type Scene = { portal: ChaosPortal; history: History; kinds: readonly Kind[] };

export type Check = {
  name: string;
  /** What it checks. */
  reads: string;
  /** What it means when it finds something. */
  meaning: string;
  /** What is wrong, one line each. */
  find: (scene: Scene) => Promise<readonly string[]>;
};
