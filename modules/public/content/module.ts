import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'public/content',
  uses: ['identity/accounts', 'identity/sign-in', 'public/site', 'support/chat'],
});
