import type { ServiceStatus } from './statuses.ts';

/** The facts that the rules of services use. */
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
