/** Registers the endpoints and account hooks of saved list views on the server. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { removeOwnViews, viewsOfPerson } from './own-views.ts';

export const listViewsServer = defineServerModule({
  name: 'operations/list-views',
  resources: {
    'list-views': ['list_choice', 'list_view'],
  },
  http: () => import('./routes.ts'),
  hooks: [viewsOfPerson, removeOwnViews],
});
