import { defineServerModule } from '#platform/server/server-module.ts';
import { cron, jobs } from './jobs.ts';
import { legalVersionInForce } from './versions-in-force.ts';

export const contentServer = defineServerModule({
  name: 'public/content',
  hooks: [legalVersionInForce],
  jobs,
  cron,
});
