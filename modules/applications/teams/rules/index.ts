/** What other modules may use of this one; everything else is its own. */
export { OPEN_STATUSES } from './contract.ts';
