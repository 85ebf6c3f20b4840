/** Global search across applications, certificates, organisations and users. */
import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/search',
  uses: [
    'applications/applications',
    'catalogue/services',
    'certification/certificates',
    'identity/accounts',
  ],
});
