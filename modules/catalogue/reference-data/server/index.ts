/**
 * Server functions of the reference data module that other modules may import; all other files are internal.
 */
export { usesAbove } from './dependent-uses.ts';
