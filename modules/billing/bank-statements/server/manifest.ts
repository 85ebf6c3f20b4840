/** Server manifest of the bank-statements module: registers its endpoints, hooks and demo data. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { releaseLine } from './release-line.ts';

export const bankStatementsServer = defineServerModule({
  name: 'billing/bank-statements',
  resources: {
    'bank-statements': ['bank_statement', 'bank_line'],
  },
  http: () => import('./routes.ts'),
  hooks: [releaseLine],
  demo: () => import('./demo/manifest.ts'),
});
