/** Registers the register's event codes in the web client. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { registerEvents } from '../rules/events.ts';

export const registerWeb = defineWebModule({
  name: 'public/register',
  events: registerEvents,
});
