/** Server parts of cycles that other modules may import; everything else is internal. */
export { countDues } from './count-dues.ts';
export { IN_FORCE } from './in-force.ts';
