import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'public/followers',
  uses: ['certification/certificates', 'identity/sign-in', 'public/register', 'public/site'],
});
