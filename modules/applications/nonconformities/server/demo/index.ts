/** Demo parts of nonconformities that other modules may import. */
export { liveBeforeDecision } from './live.ts';
