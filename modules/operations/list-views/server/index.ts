import { defineServerModule } from '#platform/server/server-module.ts';
import { viewsOfPerson } from './own-views.ts';

export const listViewsServer = defineServerModule({
  name: 'operations/list-views',
  hooks: [viewsOfPerson],
});
