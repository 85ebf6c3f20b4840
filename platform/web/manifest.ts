import { platformEvents } from '#platform/common/log-events.ts';
import { loadChunk } from './api/load-chunk.ts';
import { defineWebModule } from './web-module.ts';

/** The platform's own events and settings in the browser, declared like those of a module. */
export const platformWeb = defineWebModule({
  name: 'platform',
  events: platformEvents,
  settings: async () =>
    (await loadChunk(() => import('#platform/common/settings/platform-settings.ts'))).platformSettings,
});
