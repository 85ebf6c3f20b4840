/** What other modules may use of this one; everything else is its own. */
export type { CheckLine, CheckPage, CheckProblem } from './check-page.ts';
export {
  CHECK_LIMIT,
  type CheckedRow,
  type CheckView,
  type PublicIndustry,
  publicRoutes,
  type RegisterRow,
  type VerdictView,
} from './contract.ts';
export { type NumberLine, readNumbers } from './read-numbers.ts';
