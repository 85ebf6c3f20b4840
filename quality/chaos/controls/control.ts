import type { Scene } from '../checks/check.ts';

/** What a check must see. */
export type Control = {
  /** What is made wrong, and nothing else. */
  spoils: string;
  /** Answers the spoilt scene; its tables are those of a transaction that is rolled back. */
  spoil: (scene: Scene) => Scene | Promise<Scene>;
};
