import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'messaging/notification-centre',
  uses: ['identity/accounts', 'messaging/email-templates'],
});
