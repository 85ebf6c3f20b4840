/**
 * Types of a chaos check, which looks for errors in the database and the recorded calls after a run, and of
 * the scene (portal, calls, kinds of traffic) that it receives.
 */
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
