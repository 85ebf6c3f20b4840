/** Public contract of the finance-reports module; other modules may import only this. */
export { financeRoutes } from './contract.ts';
