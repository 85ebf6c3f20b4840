import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/event-log',
  uses: [
    'applications/applications',
    'catalogue/services',
    'certification/transparency-log',
    'identity/accounts',
    'identity/sign-in',
  ],
});
