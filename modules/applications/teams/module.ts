import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'applications/teams',
  uses: ['applications/applications', 'catalogue/services', 'identity/accounts'],
});
