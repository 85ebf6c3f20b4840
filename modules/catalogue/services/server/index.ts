import { defineServerModule } from '#platform/server/server-module.ts';
import { nameOnInvoices } from './name-on-invoices.ts';

export const servicesServer = defineServerModule({ name: 'catalogue/services', hooks: [nameOnInvoices] });
