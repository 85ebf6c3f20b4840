/** What other modules may use of this one; everything else is its own. */
export { stuckInQueue } from './check-queue.ts';
