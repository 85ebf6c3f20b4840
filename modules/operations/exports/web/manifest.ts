/** Registers the event codes of exports in the web client. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { exportsEvents } from '../rules/events.ts';

export const exportsWeb = defineWebModule({
  name: 'operations/exports',
  events: exportsEvents,
});
