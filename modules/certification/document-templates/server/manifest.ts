import { moreFaults } from '#modules/catalogue/services/server/index.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { templateFaults } from './template-faults.ts';

export const documentTemplatesServer = defineServerModule({
  name: 'certification/document-templates',
  http: () => import('./routes.ts'),
  hooks: [moreFaults.implement(({ bench, definition }) => templateFaults(bench, definition))],
});
