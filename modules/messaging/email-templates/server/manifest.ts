import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';

export const emailTemplatesServer = defineServerModule({
  name: 'messaging/email-templates',
  http: () => import('./routes.ts'),
  nightly,
});
