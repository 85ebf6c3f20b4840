import { defineServerModule } from '#platform/server/server-module.ts';
import { cron, jobs, nightly } from './jobs.ts';

export const serverModule = defineServerModule({ name: 'certification/cycles', jobs, nightly, cron });
