import type { History } from '../history.ts';
import type { House } from '../house.ts';
import type { Kind } from '../traffic/traffic.ts';

export type Scene = { house: House; history: History; kinds: readonly Kind[] };

export type Check = {
  name: string;
  /** What it checks. */
  reads: string;
  /** What it means when it finds something. */
  says: string;
  /** What is wrong, one line each. */
  find: (scene: Scene) => Promise<readonly string[]>;
};
