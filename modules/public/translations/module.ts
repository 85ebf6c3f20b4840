import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'public/translations',
  uses: ['billing/bank-statements'],
});
