/** Registers the backup module's event codes and settings in the web client. */
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import { defineWebModule } from '#platform/web/web-module.ts';
import { backupEvents } from '../rules/events.ts';

export const backupWeb = defineWebModule({
  name: 'operations/backup',
  events: backupEvents,
  settings: async () => (await loadChunk(() => import('../rules/settings.ts'))).backupSettings,
});
