import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/exports',
  uses: [
    'applications/applications',
    'billing/finance-reports',
    'billing/invoices',
    'catalogue/forms',
    'catalogue/reference-data',
    'catalogue/services',
    'certification/accreditation-files',
    'certification/certificates',
    'certification/cycles',
    'identity/accounts',
    'identity/sign-in',
    'messaging/notification-centre',
    'operations/event-log',
    'public/translations',
    'support/conversations',
  ],
});
