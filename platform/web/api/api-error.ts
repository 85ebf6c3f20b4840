import type { ErrorBody, FieldError, ReasonView } from '#platform/common/contract/error.ts';

/** Error of a refused or failed API call. `Status` 0: there was no response. */
export class ApiError extends Error {
  readonly Status: number;
  readonly Code: string;
  readonly Message: string;
  readonly Fields: readonly FieldError[];
  readonly Reasons: readonly ReasonView[];
  /** The current record, if another user changed it first. */
  readonly Data: unknown;
  /** Seconds after which the call may be retried, if the server gives them. */
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
