import { defineServerModule } from '#platform/server/server-module.ts';
import { nameOnInvoices } from './name-on-invoices.ts';
import { servicesOfCompetences } from './published-services.ts';

export const servicesServer = defineServerModule({
  name: 'catalogue/services',
  http: () => import('./routes.ts'),
  hooks: [servicesOfCompetences, nameOnInvoices],
});
