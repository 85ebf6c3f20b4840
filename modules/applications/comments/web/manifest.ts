import { defineWebModule } from '#platform/web/web-module.ts';
import { commentsEvents } from '../rules/events.ts';

export const commentsWeb = defineWebModule({
  name: 'applications/comments',
  events: commentsEvents,
});
