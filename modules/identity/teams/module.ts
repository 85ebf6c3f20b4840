import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'identity/teams',
  uses: ['identity/accounts'],
});
