import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'billing/card-payments',
  uses: ['billing/invoices', 'identity/sign-in'],
});
