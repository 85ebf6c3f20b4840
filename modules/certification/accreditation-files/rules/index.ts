/** What other modules may use of this one; everything else is its own. */
export { dutySeparation } from './duty-separation.ts';
