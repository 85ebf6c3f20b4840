import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'identity/sign-in',
  uses: ['identity/accounts'],
});
