import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'public/followers',
  uses: ['certification/certificates', 'identity/sign-in', 'messaging/email-templates', 'public/register'],
});
