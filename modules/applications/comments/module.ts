import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'applications/comments',
  uses: ['applications/applications', 'identity/accounts', 'messaging/notification-centre'],
});
