import { platformEvents } from '#platform/common/log-events.ts';
import { loadChunk } from './api/load-chunk.ts';
import { defineWebModule } from './web-module.ts';

/** What the platform itself provides to the browser in addition to the modules. */
export const platformWeb = defineWebModule({
  name: 'platform',
  events: platformEvents,
  settings: async () =>
    (await loadChunk(() => import('#platform/common/settings/platform-settings.ts'))).platformSettings,
});
