import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'billing/bank-statements',
  uses: ['billing/invoices'],
});
