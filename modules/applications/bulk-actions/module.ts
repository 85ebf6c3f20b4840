import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'applications/bulk-actions',
  uses: ['applications/applications', 'catalogue/services', 'identity/sign-in'],
});
