/** Facts about a nonconformity on which its workflow depends. */
import type { NonconformityStatus } from './statuses.ts';

export const GRADES = ['MINOR', 'MAJOR'] as const;
export type Grade = (typeof GRADES)[number];

export const VERIFICATION_METHODS = ['DOCUMENTS', 'VISIT'] as const;
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number];

export type NonconformityFacts = {
  Status: NonconformityStatus;
  Grade: Grade;
  /** The client can see and answer it. */
  IsReleased: boolean;
  /** The caller is assigned to a step of its application, or of a later open one of the same certificate. */
  IsAuditor: boolean;
  /** The caller has declared an interest in the client. */
  HasOwnInterest: boolean;
  /** Its application was rejected, cancelled or archived. */
  IsApplicationClosed: boolean;
  /** The decision on its application was made. */
  IsDecided: boolean;
};

/** What a checklist result says about a nonconformity; `DueOn` is YYYY-MM-DD. */
export type RecordedResult = { Grade: Grade; Statement: string; DueOn: string | null };
export type ResultChange = { Before: RecordedResult; After: RecordedResult };
