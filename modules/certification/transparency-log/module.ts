import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'certification/transparency-log',
  uses: ['applications/applications', 'certification/certificates'],
});
