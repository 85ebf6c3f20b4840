import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'catalogue/reference-data',
  uses: ['catalogue/services', 'identity/accounts'],
});
