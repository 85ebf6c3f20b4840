import { defineWebModule } from '#platform/web/web-module.ts';
import { registerEvents } from '../rules/events.ts';

export const registerWeb = defineWebModule({
  name: 'public/register',
  events: registerEvents,
});
