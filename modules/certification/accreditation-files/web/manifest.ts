import { defineWebModule } from '#platform/web/web-module.ts';
import { accreditationFilesEvents } from '../rules/events.ts';

export const accreditationFilesWeb = defineWebModule({
  name: 'certification/accreditation-files',
  events: accreditationFilesEvents,
  settings: async () => (await import('../rules/settings.ts')).accreditationFilesSettings,
});
