import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'public/register',
  uses: [
    'applications/applications',
    'catalogue/services',
    'certification/certificates',
    'certification/credentials',
    'public/site',
  ],
});
