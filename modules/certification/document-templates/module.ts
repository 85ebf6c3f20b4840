import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'certification/document-templates',
  uses: [
    'applications/applications',
    'catalogue/reference-data',
    'catalogue/services',
    'certification/certificates',
    'identity/accounts',
    'identity/sign-in',
  ],
});
