/** Registers the status page and its settings in the web client. */
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { statusScreens } from '../rules/screens.ts';

export const statusWeb = defineWebModule({
  name: 'operations/status',
  screens: statusScreens,
  settings: async () => (await loadChunk(() => import('../rules/settings.ts'))).statusSettings,
  pages: {
    status: page(() => import('./status-page.tsx'), 'StatusPage'),
  },
});
