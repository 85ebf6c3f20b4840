/** Web manifest of the chat module: registers its event names. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { chatEvents } from '../rules/events.ts';

export const chatWeb = defineWebModule({
  name: 'support/chat',
  events: chatEvents,
});
