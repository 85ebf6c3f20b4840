import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'billing/invoices',
  uses: [
    'billing/bank-statements',
    'billing/card-payments',
    'billing/finance-reports',
    'identity/accounts',
    'identity/sign-in',
    'messaging/email-templates',
    'messaging/notification-centre',
  ],
});
