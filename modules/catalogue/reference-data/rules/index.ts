/** Rules of the reference data module that other modules may import; all other files are internal. */
export { tagRoutes } from './change-routes.ts';
export { referenceRoutes, type StageRow, USES_CAP } from './contract.ts';
