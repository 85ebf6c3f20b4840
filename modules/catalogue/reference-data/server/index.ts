import { defineServerModule } from '#platform/server/server-module.ts';

export const referenceDataServer = defineServerModule({
  name: 'catalogue/reference-data',
  http: () => import('./routes.ts'),
});
