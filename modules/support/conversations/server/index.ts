import { defineServerModule } from '#platform/server/server-module.ts';
import { conversationsOfPerson } from './own-conversations.ts';
import { conversationTemplates } from './templates.ts';

export const conversationsServer = defineServerModule({
  name: 'support/conversations',
  hooks: [conversationsOfPerson, conversationTemplates],
});
