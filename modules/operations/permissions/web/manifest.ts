/** Registers the page "Roles and permissions" in the web client. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { permissionsScreens } from '../rules/screens.ts';

export const permissionsWeb = defineWebModule({
  name: 'operations/permissions',
  screens: permissionsScreens,
  pages: {
    permissions: page(() => import('./permissions-page.tsx'), 'PermissionsPage'),
  },
});
