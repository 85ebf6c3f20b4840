import { defineServerModule } from '#platform/server/server-module.ts';
import { cron, jobs } from './jobs.ts';

export const serverModule = defineServerModule({ name: 'public/content', jobs, cron });
