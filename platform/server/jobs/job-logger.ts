import { Logger } from 'graphile-worker';

/**
 * Logger for the job queue library (graphile-worker) that passes on only errors and warnings: every
 * successful job already has its own record.
 */
export const jobLogger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') console.error(`jobs: ${message}`);
});
