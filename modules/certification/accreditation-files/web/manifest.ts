/** Web manifest of the accreditation file module. */
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import { defineWebModule } from '#platform/web/web-module.ts';
import { accreditationFilesEvents } from '../rules/events.ts';

export const accreditationFilesWeb = defineWebModule({
  name: 'certification/accreditation-files',
  events: accreditationFilesEvents,
  settings: async () => (await loadChunk(() => import('../rules/settings.ts'))).accreditationFilesSettings,
});
