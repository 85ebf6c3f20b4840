import { Logger } from 'graphile-worker';

/** Logs the queue's errors and warnings only: every successful job already has its own record. */
export const jobLogger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') console.error(`jobs: ${message}`);
});
