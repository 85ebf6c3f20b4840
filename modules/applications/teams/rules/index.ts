/** Public rules of the teams module: everything that other modules may import. */
export { OPEN_STATUSES } from './contract.ts';
