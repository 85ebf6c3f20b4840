import { defineServerModule } from '#platform/server/server-module.ts';
import { cron, jobs } from './jobs.ts';

export const statusServer = defineServerModule({ name: 'operations/status', jobs, cron });
