import type { PersonName } from '../contract/shapes.ts';
import type { Step } from './statuses.ts';

/** What the room of an application tells: who did what, as its history names it. */
export type LiveChange = {
  Version: number;
  /** Null where the portal itself wrote, without an action. */
  Action: string | null;
  At: string | null;
  FromStep: Step | null;
  By: PersonName | null;
  IsByYou: boolean;
};
