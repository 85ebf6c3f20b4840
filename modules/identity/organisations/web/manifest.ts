/** Registers the organisations' log events in the web client. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { organisationsEvents } from '../rules/events.ts';

export const organisationsWeb = defineWebModule({
  name: 'identity/organisations',
  events: organisationsEvents,
});
