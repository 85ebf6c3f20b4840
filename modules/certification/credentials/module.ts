import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'certification/credentials',
  uses: ['applications/applications', 'certification/certificates', 'certification/transparency-log'],
});
