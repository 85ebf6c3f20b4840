import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/service-trial',
  uses: [
    'applications/applications',
    'applications/assessments',
    'catalogue/forms',
    'catalogue/services',
    'certification/certificates',
    'certification/cycles',
    'certification/document-templates',
    'messaging/notification-centre',
  ],
});
