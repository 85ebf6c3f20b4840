import { Logger } from 'graphile-worker';

/** Errors and warnings only: every job that went well is in its own record already. */
export const jobLogger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') console.error(`jobs: ${message}`);
});
