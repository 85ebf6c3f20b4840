import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'messaging/email-templates',
  uses: ['identity/sign-in', 'messaging/notification-centre'],
});
