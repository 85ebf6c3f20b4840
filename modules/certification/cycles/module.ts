import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'certification/cycles',
  uses: [
    'applications/applications',
    'billing/finance-reports',
    'catalogue/forms',
    'catalogue/services',
    'certification/certificates',
    'identity/sign-in',
    'messaging/notification-centre',
  ],
});
