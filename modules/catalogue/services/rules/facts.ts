import type { ServiceStatus } from './statuses.ts';

/** What the rules of services look at. */
export type ServiceFacts = {
  Status: ServiceStatus;
  HasDraft: boolean;
  /** What keeps the draft from being published. */
  Faults: number;
  /** A version holds today. */
  HasCurrent: boolean;
  /** A published version waits for its first day. */
  HasScheduled: boolean;
  /** Today, in Hong Kong: YYYY-MM-DD. */
  Today: string;
};
