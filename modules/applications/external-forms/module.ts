import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'applications/external-forms',
  uses: ['applications/applications', 'catalogue/forms', 'catalogue/services', 'identity/sign-in'],
});
