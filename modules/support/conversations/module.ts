import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'support/conversations',
  uses: ['applications/applications', 'identity/sign-in', 'messaging/notification-centre', 'support/chat'],
});
