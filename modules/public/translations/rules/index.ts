/** What other modules may use of this one; everything else is its own. */
export type { CustomText } from './contract.ts';
