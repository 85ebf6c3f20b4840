/** Accreditation file rules that other modules may import; everything else is internal. */
export { dutySeparation } from './duty-separation.ts';
