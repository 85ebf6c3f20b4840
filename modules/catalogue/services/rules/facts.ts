import type { ReasonField } from '#platform/common/workflow/types.ts';
import type { ServiceStatus } from './statuses.ts';

/** Facts about a service that its workflow rules evaluate. */
export type ServiceFacts = {
  Status: ServiceStatus;
  HasDraft: boolean;
  /** Number of faults that prevent the draft from being published. */
  Faults: number;
  /** These faults with their places in the definition; loaded by PUBLISH only. */
  FaultFields?: readonly ReasonField[];
  /** Another service has the typed scheme code; loaded by CREATE only. */
  IsSchemeTaken?: boolean;
  /** The service to be copied is unknown or has no version to copy; loaded by CREATE only. */
  IsCopyUnknown?: boolean;
  /** Kind of the draft; null without one. */
  DraftKind: 'CERTIFICATE' | 'STATEMENT' | null;
  VersionNos: readonly number[];
  /** A version is in force today. */
  HasCurrent: boolean;
  /** A published version has not yet reached its first day. */
  HasScheduled: boolean;
  /** Today in Hong Kong, YYYY-MM-DD. */
  Today: string;
};
