import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'identity/organisations',
  uses: ['identity/accounts', 'identity/sign-in'],
});
