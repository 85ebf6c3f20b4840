import { defineServerModule } from '#platform/server/server-module.ts';

export const bankStatementsServer = defineServerModule({
  name: 'billing/bank-statements',
  http: () => import('./routes.ts'),
});
