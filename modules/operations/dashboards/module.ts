import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/dashboards',
  uses: [
    'applications/applications',
    'applications/teams',
    'billing/finance-reports',
    'billing/invoices',
    'catalogue/services',
    'certification/certificates',
    'certification/cycles',
    'identity/sign-in',
  ],
});
