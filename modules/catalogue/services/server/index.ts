import { defineServerModule } from '#platform/server/server-module.ts';
import { nameOnInvoices } from './name-on-invoices.ts';
import { servicesOfCompetences } from './published-services.ts';

export const servicesServer = defineServerModule({
  name: 'catalogue/services',
  hooks: [servicesOfCompetences, nameOnInvoices],
});
