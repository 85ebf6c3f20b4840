/** Global search across applications, certificates, invoices, organisations and users. */
import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/search',
  uses: [
    'applications/applications',
    'billing/invoices',
    'catalogue/services',
    'certification/certificates',
    'identity/accounts',
  ],
});
