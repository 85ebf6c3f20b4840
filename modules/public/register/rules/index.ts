/** Public interface of the register's rules for other modules: bulk check, endpoints and their types. */
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
