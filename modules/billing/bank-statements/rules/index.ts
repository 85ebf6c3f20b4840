/** Public contract of the bank-statements module; other modules may import only this. */
export { bankLineStatuses } from './statuses.ts';
