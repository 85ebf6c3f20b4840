import type { Scene } from '../checks/check.ts';

/** A control deliberately introduces one error that a chaos check must detect. */
export type Control = {
  /** Description of the only error that is introduced. */
  spoils: string;
  /** Returns the scene with the error; its database is a transaction that is rolled back. */
  spoil: (scene: Scene) => Scene | Promise<Scene>;
};
