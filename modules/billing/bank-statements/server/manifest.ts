import { defineServerModule } from '#platform/server/server-module.ts';
import { freeLine } from './free-line.ts';

export const bankStatementsServer = defineServerModule({
  name: 'billing/bank-statements',
  http: () => import('./routes.ts'),
  hooks: [freeLine],
  demo: () => import('./demo/manifest.ts'),
});
