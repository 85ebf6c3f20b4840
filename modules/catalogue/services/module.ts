import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'catalogue/services',
  uses: ['billing/invoices', 'catalogue/forms', 'catalogue/reference-data', 'identity/accounts'],
});
