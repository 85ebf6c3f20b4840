import type { Scene } from '../checks/check.ts';

/**
 * Type of a control: it deliberately introduces one error into the data of a chaos run, to prove that the
 * chaos check of the same name detects it.
 */
export type Control = {
  /** Description of the only error that is introduced. */
  spoils: string;
  /** Returns the scene with the error; its database is a transaction that is rolled back. */
  spoil: (scene: Scene) => Scene | Promise<Scene>;
};
