/** Public interface of the status module for other server modules: delayed jobs and emails. */

export { stuckInQueue } from './check-queue.ts';
export { portalFigures } from './portal-figures.ts';
