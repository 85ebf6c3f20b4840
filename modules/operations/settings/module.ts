import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/settings',
  uses: ['identity/sign-in', 'support/chat'],
});
