import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'identity/accounts',
  uses: ['identity/organisations', 'identity/sign-in'],
});
