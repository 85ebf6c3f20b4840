import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/backup',
  uses: [
    'certification/certificates',
    'certification/transparency-log',
    'operations/event-log',
    'operations/status',
  ],
});
