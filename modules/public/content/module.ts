import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'public/content',
  uses: ['identity/accounts', 'identity/sign-in', 'public/register', 'public/site'],
});
