import type { CheckedRow } from './contract.ts';

/** Why a bulk check was not made. */
export type CheckProblem = 'EMPTY' | 'TOO_MANY' | 'TOO_BIG' | 'TOO_OFTEN';

/** Many numbers checked at once. Input that is not a valid number is listed among the rows, in its place. */
export type CheckPage = {
  Name: 'check';
  /** What was asked, as the field shows it again. */
  Numbers: string;
  Result: { Rows: CheckLine[]; CheckedAt: string } | null;
  Problem: { Code: CheckProblem; Params: Record<string, string | number> } | null;
};
export type CheckLine = { Line: number } /** `Code`: as given with the number, or empty. */ & (
  | ({ Kind: 'CHECKED'; Code: string } & CheckedRow)
  /** Not a number of any certificate; the words as they were given, shortened. */
  | { Kind: 'MALFORMED'; Text: string }
);
