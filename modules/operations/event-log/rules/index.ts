/**
 * Rules of the event log module that other modules may import, namely the HTTP endpoints of background jobs and the permissions;
 * all other files are internal.
 */
export { jobRoutes } from './job-contract.ts';
export { eventLogPermissions } from './permissions.ts';
