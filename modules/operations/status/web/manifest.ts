import { defineWebModule, page } from '#platform/web/web-module.ts';
import { statusScreens } from '../rules/screens.ts';

export const statusWeb = defineWebModule({
  name: 'operations/status',
  screens: statusScreens,
  pages: {
    status: page(() => import('./status-page.tsx'), 'StatusPage'),
  },
});
