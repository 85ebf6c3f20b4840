/** Public rules of the nonconformities module: everything that other modules may import. */
export { type NonconformityRow, nonconformityRoutes } from './contract.ts';
export { nonconformityStatuses } from './statuses.ts';
