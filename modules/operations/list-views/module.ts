/** Saved list views: filters, columns and default view per user, shared with roles. */
import { defineModule } from '#platform/common/module.ts';
import { listViewsEvents } from './rules/events.ts';

export const module = defineModule({
  name: 'operations/list-views',
  uses: ['identity/accounts'],
  events: listViewsEvents,
});
