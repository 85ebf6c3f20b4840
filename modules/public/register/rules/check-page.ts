/**
 * Types of the public page that checks many certificate numbers at once: the input, the result of each line,
 * or the reason for refusal.
 */

import type { Params } from '#platform/common/i18n/texts.ts';
import type { CheckedRow } from './contract.ts';

/** Reason why a bulk check was refused. */
export type CheckProblem = 'EMPTY' | 'TOO_MANY' | 'TOO_BIG' | 'TOO_OFTEN';

/** Result of a bulk check. Lines without a valid number are listed in their place among the rows. */
export type CheckPage = {
  Name: 'check';
  /** Input, for redisplay in the field. */
  Numbers: string;
  Result: { Rows: CheckLine[]; CheckedAt: string } | null;
  Problem: { Code: CheckProblem; Params: Params } | null;
};
export type CheckLine = { Line: number } /** `Code`: as entered with the number, or empty. */ & (
  | ({ Kind: 'CHECKED'; Code: string } & CheckedRow)
  /** Not a certificate number; `Text` is the shortened input. */
  | { Kind: 'MALFORMED'; Text: string }
);
