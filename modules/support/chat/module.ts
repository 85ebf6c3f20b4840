import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'support/chat',
  uses: ['applications/applications', 'support/conversations'],
});
