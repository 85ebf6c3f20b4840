import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'certification/disclosures',
  uses: [
    'applications/applications',
    'catalogue/services',
    'certification/accreditation-files',
    'certification/certificates',
  ],
});
