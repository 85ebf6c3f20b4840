import { defineServerModule } from '#platform/server/server-module.ts';

export const accountsServer = defineServerModule({
  name: 'identity/accounts',
  http: () => import('./routes.ts'),
});
