/** Web manifest of the bulk actions module. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { bulkActionsEvents } from '../rules/events.ts';

export const bulkActionsWeb = defineWebModule({
  name: 'applications/bulk-actions',
  events: bulkActionsEvents,
});
