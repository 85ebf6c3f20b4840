/** What other modules may use of this one; everything else is its own. */
export { tagRoutes } from './change-routes.ts';
export { referenceRoutes, type StageRow, USES_CAP } from './contract.ts';
