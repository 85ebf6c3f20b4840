import type { ErrorBody, FieldError } from '#platform/common/contract/error.ts';

/** A refused or failed call. `Status` 0: no answer came at all. */
export class ApiError extends Error {
  readonly Status: number;
  readonly Code: string;
  readonly Message: string;
  readonly Fields: readonly FieldError[];
  readonly Reasons: readonly { Code: string; Message: string }[];
  /** The fresh record where another user was faster. */
  readonly Data: unknown;
  /** Seconds after which the same may be tried again, where the server says so. */
  readonly RetryAfter: number | null;

  constructor(Status: number, body: ErrorBody, RetryAfter: number | null = null) {
    super(body.Message);
    this.name = 'ApiError';
    this.Status = Status;
    this.Code = body.Code;
    this.Message = body.Message;
    this.Fields = body.Fields ?? [];
    this.Reasons = body.Reasons ?? [];
    this.Data = body.Data;
    this.RetryAfter = RetryAfter;
  }
}
