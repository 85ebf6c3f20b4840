import { defineServerModule } from '#platform/server/server-module.ts';

export const financeReportsServer = defineServerModule({
  name: 'billing/finance-reports',
  http: () => import('./routes.ts'),
});
