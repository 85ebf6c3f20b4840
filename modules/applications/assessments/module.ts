import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'applications/assessments',
  uses: ['applications/applications', 'catalogue/services', 'messaging/notification-centre'],
});
