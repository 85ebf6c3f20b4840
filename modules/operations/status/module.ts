import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/status',
  uses: [
    'billing/reconciliation',
    'certification/credentials',
    'certification/transparency-log',
    'operations/backup',
    'operations/event-log',
  ],
});
