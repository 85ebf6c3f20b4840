import { defineWebModule } from '#platform/web/web-module.ts';
import { backupEvents } from '../rules/events.ts';

export const backupWeb = defineWebModule({
  name: 'operations/backup',
  events: backupEvents,
  settings: async () => (await import('../rules/settings.ts')).backupSettings,
});
