import { defineServerModule } from '#platform/server/server-module.ts';
import { paymentsOfPerson } from './own-payments.ts';

export const cardPaymentsServer = defineServerModule({
  name: 'billing/card-payments',
  hooks: [paymentsOfPerson],
});
