import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'public/site',
  uses: [
    'catalogue/forms',
    'catalogue/services',
    'certification/certificates',
    'certification/credentials',
    'certification/transparency-log',
    'identity/accounts',
    'identity/sign-in',
    'public/content',
    'public/followers',
    'public/register',
    'public/translations',
    'support/conversations',
  ],
});
