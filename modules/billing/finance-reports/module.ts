import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'billing/finance-reports',
  uses: ['billing/invoices'],
});
