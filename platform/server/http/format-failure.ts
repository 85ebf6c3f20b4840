/**
 * Returns the HTTP status and the response body of an expected failure, with its messages translated to the
 * caller's language.
 */
import { ERROR_STATUS, type ErrorBody } from '#platform/common/contract/error.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Failure, FailureReason } from './fail.ts';

export const statusOf = (failure: Failure): number => failure.Details.Status ?? ERROR_STATUS[failure.Code];

/** Returns the response body of a failure, in the caller's language. */
export function formatFailure(failure: Failure, language: Language): ErrorBody {
  const { Code, Details } = failure;
  const text = (one: FailureReason) => one.Message ?? translate(one.Code, language, one.Params);
  const body: ErrorBody = { Code, Message: translate(Details.Text ?? Code, language, Details.Params) };
  if (Details.Fields)
    body.Fields = Details.Fields.map((one) => ({ Field: one.Field, Code: one.Code, Message: text(one) }));
  if (Details.Reasons)
    body.Reasons = Details.Reasons.map((one) => ({
      Code: one.Code,
      Message: text(one),
      ...(one.Links && { Links: one.Links }),
    }));
  if (Details.Data !== undefined) body.Data = Details.Data;
  return body;
}
