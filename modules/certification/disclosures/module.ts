import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'certification/disclosures',
  uses: ['catalogue/services', 'certification/accreditation-files', 'certification/certificates'],
});
