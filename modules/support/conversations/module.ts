import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'support/conversations',
  uses: [
    'applications/applications',
    'identity/accounts',
    'identity/sign-in',
    'messaging/email-templates',
    'messaging/notification-centre',
    'support/chat',
  ],
});
