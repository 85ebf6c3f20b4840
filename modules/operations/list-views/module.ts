import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/list-views',
  uses: ['identity/accounts'],
});
