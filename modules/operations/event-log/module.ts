import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/event-log',
  uses: [
    'applications/applications',
    'certification/transparency-log',
    'identity/accounts',
    'identity/sign-in',
    'operations/status',
    'public/register',
  ],
});
