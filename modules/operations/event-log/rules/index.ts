/** Public interface of the event log module's rules for other modules: the job endpoints. */
export { jobRoutes } from './job-contract.ts';
