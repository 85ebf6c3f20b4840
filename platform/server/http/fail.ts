import type { ErrorCode } from '#platform/common/contract/error.ts';
import type { Params, TextKey } from '#platform/common/i18n/texts.ts';
import type { Reason } from '#platform/common/workflow/types.ts';

/** A text by key, translated when the answer is written. `Message` wins where a library has translated already. */
export type FailureReason = {
  Code: string;
  Params?: Params;
  Message?: string;
  /** As the table gave it, for callers that store it and word it later in another language. */
  Reason?: Reason | undefined;
};
export type FailureField = FailureReason & { Field: string };

export type FailureDetails = {
  /** Another sentence than the code's own. */
  Text?: TextKey;
  Params?: Params;
  Fields?: FailureField[];
  Reasons?: FailureReason[];
  /** The fresh record, where another user was faster. */
  Data?: unknown;
  Status?: number;
  /** Seconds for a Retry-After header. */
  RetryAfter?: number;
};

/** An expected failure, from the catalogue. Everything else that is thrown is a logged 500. */
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

/** One field that is not accepted. */
export const failField = (Field: string, Code: TextKey, Params: Params = {}): never =>
  fail('ERR_VALIDATION', { Fields: [{ Field, Code, Params }] });
