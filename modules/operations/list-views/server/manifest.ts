import { defineServerModule } from '#platform/server/server-module.ts';
import { removeOwnViews, viewsOfPerson } from './own-views.ts';

export const listViewsServer = defineServerModule({
  name: 'operations/list-views',
  http: () => import('./routes.ts'),
  hooks: [viewsOfPerson, removeOwnViews],
});
