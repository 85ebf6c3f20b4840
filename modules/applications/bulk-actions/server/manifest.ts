/** Server manifest of the bulk actions module. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { jobs, nightly, onExhausted } from './jobs.ts';

export const bulkActionsServer = defineServerModule({
  name: 'applications/bulk-actions',
  resources: {
    'bulk-actions': ['bulk_item', 'bulk_job'],
  },
  http: () => import('./routes.ts'),
  jobs,
  onExhausted,
  nightly,
});
