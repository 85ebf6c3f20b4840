import { defineServerModule } from '#platform/server/server-module.ts';
import { fileAccess } from './file-access.ts';
import { jobs, nightly } from './jobs.ts';
import { conversationsOfPerson } from './own-conversations.ts';
import { conversationTemplates } from './templates.ts';

export const conversationsServer = defineServerModule({
  name: 'support/conversations',
  http: () => import('./routes.ts'),
  hooks: [conversationsOfPerson, conversationTemplates],
  jobs,
  nightly,
  fileAccess,
});
