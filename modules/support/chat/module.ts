import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'support/chat',
  uses: ['applications/applications', 'identity/accounts', 'identity/sign-in', 'support/conversations'],
});
