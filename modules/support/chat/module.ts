/** Support chat between signed-in clients and staff: messages, typing, presence, office hours. */
import { defineModule } from '#platform/common/module.ts';
import { chatEvents } from './rules/events.ts';
import { chatPermissions } from './rules/permissions.ts';
import { chatTexts } from './texts/chat.ts';

const texts = { chat: chatTexts };

export const module = defineModule({
  name: 'support/chat',
  uses: ['applications/applications', 'support/conversations'],
  permissions: chatPermissions,
  events: chatEvents,
  texts,
});

type ChatTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends ChatTexts {}
}
