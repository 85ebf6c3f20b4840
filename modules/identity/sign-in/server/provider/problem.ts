import type { ProviderProblemCode } from '../../rules/provider/problems.ts';

/**
 * Error of a failed sign-in at the identity provider, and the function that throws it: `Code` selects the
 * text shown to the user, `Reason` is logged.
 */
export class ProviderProblem extends Error {
  readonly Code: ProviderProblemCode;
  readonly Reason: string;
  readonly Detail: Readonly<Record<string, unknown>>;
  readonly AccountId: number | null;

  constructor(
    code: ProviderProblemCode,
    reason: string,
    detail: Readonly<Record<string, unknown>>,
    accountId: number | null,
  ) {
    super(`${code}: ${reason}`);
    this.Code = code;
    this.Reason = reason;
    this.Detail = detail;
    this.AccountId = accountId;
  }
}

export function problem(
  code: ProviderProblemCode,
  reason: string,
  detail: Readonly<Record<string, unknown>> = {},
  accountId: number | null = null,
): never {
  throw new ProviderProblem(code, reason, detail, accountId);
}
