import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'billing/reconciliation',
  uses: ['billing/card-payments', 'billing/invoices'],
});
