import { runMigrations } from 'graphile-worker';
import { jobLogger } from './job-logger.ts';

/** Creates or updates the tables of the job queue. */
export const migrateJobs = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: jobLogger });
