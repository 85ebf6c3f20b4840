/** Public rules of the nonconformities module: everything that other modules may import. */
export { type NonconformityRow, nonconformityRoutes } from './contract.ts';
export { GRADES, type Grade, VERIFICATION_METHODS } from './facts.ts';
export {
  isWithdrawn,
  NONCONFORMITY_STATUSES,
  type NonconformityStatus,
  nonconformityStatuses,
  STATUS_ON,
} from './statuses.ts';
