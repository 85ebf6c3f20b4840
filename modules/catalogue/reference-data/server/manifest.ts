/** Registers the server part of reference data: routes, country export and demo data. */
import { exportedLists } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { exportedCountries } from './export-countries.ts';

export const referenceDataServer = defineServerModule({
  name: 'catalogue/reference-data',
  resources: {
    'reference-data': ['country', 'ground', 'industry', 'region', 'stage', 'tag'],
  },
  http: () => import('./routes.ts'),
  entries: [exportedLists.provide({ COUNTRIES: exportedCountries })],
  demo: () => import('./demo/manifest.ts'),
});
