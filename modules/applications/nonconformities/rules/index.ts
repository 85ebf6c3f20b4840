/** Public rules of the nonconformities module: everything that other modules may import. */
export { type NonconformityRow, nonconformityRoutes } from './contract.ts';
export { GRADES, type Grade } from './facts.ts';
export {
  NONCONFORMITY_STATUSES,
  type NonconformityStatus,
  nonconformityStatuses,
  STATUS_ON,
} from './statuses.ts';
