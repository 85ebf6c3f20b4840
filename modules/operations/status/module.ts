import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/status',
  uses: [
    'billing/reconciliation',
    'certification/certificates',
    'certification/transparency-log',
    'operations/backup',
    'operations/event-log',
  ],
});
