/**
 * `fail` and `failField`, with which handlers refuse a request with an error code, field errors or reasons;
 * the thrown `Failure` is later turned into the response.
 */
import type { ErrorCode } from '#platform/common/contract/error.ts';
import type { Params, TextKey } from '#platform/common/i18n/texts.ts';
import type { Reason, ReasonLink } from '#platform/common/workflow/types.ts';

/**
 * A text by key, translated when the response is written. `Message` takes precedence if a library has
 * already translated it.
 */
export type FailureReason = {
  Code: string;
  Params?: Params;
  Message?: string;
  /** Records that it is about. */
  Links?: ReasonLink[];
  /** The reason from the workflow table, for callers that store it and translate it later. */
  Reason?: Reason | undefined;
};
export type FailureField = FailureReason & { Field: string };

export type FailureDetails = {
  /** Replaces the code's own sentence. */
  Text?: TextKey;
  Params?: Params;
  Fields?: FailureField[];
  Reasons?: FailureReason[];
  /** The current record, if another user changed it first. */
  Data?: unknown;
  Status?: number;
  /** Seconds for a Retry-After header. */
  RetryAfter?: number;
};

/** An expected failure with a code of the catalogue. Any other error is a logged 500. */
export class Failure extends Error {
  readonly Code: ErrorCode;
  readonly Details: FailureDetails;

  constructor(code: ErrorCode, details: FailureDetails) {
    super(code);
    this.Code = code;
    this.Details = details;
  }
}

export function fail(code: ErrorCode, details: FailureDetails = {}): never {
  throw new Failure(code, details);
}

/** Fails with one invalid field. */
export const failField = (Field: string, Code: TextKey, Params: Params = {}): never =>
  fail('ERR_VALIDATION', { Fields: [{ Field, Code, Params }] });
