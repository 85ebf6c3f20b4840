/** What other modules may use of this one; everything else is its own. */
export { stuckInQueue } from './look-at-queue.ts';
