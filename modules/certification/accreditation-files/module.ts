import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'certification/accreditation-files',
  uses: [
    'applications/applications',
    'applications/assessments',
    'applications/comments',
    'billing/invoices',
    'catalogue/forms',
    'catalogue/services',
    'certification/certificates',
    'certification/credentials',
    'certification/transparency-log',
    'identity/accounts',
    'identity/sign-in',
    'messaging/notification-centre',
  ],
});
