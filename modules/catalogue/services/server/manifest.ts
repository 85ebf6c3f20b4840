/** Registers the server part of services: routes, hooks for other modules and demo data. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { nameOnInvoices } from './name-on-invoices.ts';
import { idsOfServices, keysOfServices, servicesOfCompetences } from './published-services.ts';

export const servicesServer = defineServerModule({
  name: 'catalogue/services',
  resources: {
    services: ['service', 'service_version'],
  },
  http: () => import('./routes.ts'),
  hooks: [servicesOfCompetences, keysOfServices, nameOnInvoices],
  entries: [idsOfServices],
  demo: () => import('./demo/manifest.ts'),
});
