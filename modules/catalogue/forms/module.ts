import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'catalogue/forms',
  uses: ['catalogue/reference-data', 'catalogue/services'],
});
