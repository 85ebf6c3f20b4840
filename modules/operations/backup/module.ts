import { defineModule } from '#platform/common/module.ts';
import { backupEvents } from './rules/events.ts';

export const module = defineModule({
  name: 'operations/backup',
  uses: ['certification/credentials', 'certification/transparency-log', 'operations/event-log'],
  events: backupEvents,
});
