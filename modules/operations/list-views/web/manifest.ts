/** Registers the event codes of saved list views in the web client. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { listViewsEvents } from '../rules/events.ts';

export const listViewsWeb = defineWebModule({
  name: 'operations/list-views',
  events: listViewsEvents,
});
