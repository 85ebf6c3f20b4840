import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'catalogue/checklists',
  uses: ['catalogue/forms', 'catalogue/services'],
});
