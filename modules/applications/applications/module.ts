import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'applications/applications',
  uses: [
    'applications/assessments',
    'applications/bulk-actions',
    'applications/comments',
    'applications/external-forms',
    'applications/teams',
    'billing/bank-statements',
    'billing/card-payments',
    'billing/invoices',
    'catalogue/forms',
    'catalogue/reference-data',
    'catalogue/services',
    'identity/accounts',
    'identity/organisations',
    'messaging/notification-centre',
  ],
});
