import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/list-views',
  uses: [
    'applications/applications',
    'billing/finance-reports',
    'billing/invoices',
    'certification/certificates',
    'certification/cycles',
    'identity/accounts',
    'operations/event-log',
    'support/conversations',
  ],
});
