import { defineServerModule } from '#platform/server/server-module.ts';

export const organisationsServer = defineServerModule({
  name: 'identity/organisations',
  http: () => import('./routes.ts'),
});
