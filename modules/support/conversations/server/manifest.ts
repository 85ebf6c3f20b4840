/** Server manifest of the conversations module: registers endpoints, exports, hooks, jobs and demo data. */
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { conversationRoutes } from '../rules/contract.ts';
import { exportedInbox } from './export-inbox.ts';
import { fileAccess } from './file-access.ts';
import { jobs, nightly } from './jobs.ts';
import { conversationsOfPerson } from './own-conversations.ts';
import { conversationTemplates } from './templates.ts';

export const conversationsServer = defineServerModule({
  name: 'support/conversations',
  resources: {
    conversations: ['conversation', 'conversation_mailed', 'conversation_message'],
    'saved-replies': ['canned_answer'],
  },
  http: () => import('./routes.ts'),
  entries: [
    exportedLists.provide({ INBOX: exportedInbox }),
    listRoutes.provide({ INBOX: conversationRoutes.list }),
  ],
  hooks: [conversationsOfPerson, conversationTemplates],
  jobs,
  nightly,
  fileAccess,
  demo: () => import('./demo/manifest.ts'),
});
