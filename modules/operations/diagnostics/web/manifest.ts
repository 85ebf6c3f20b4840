/** Registers the deployment page in the web client. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { diagnosticsScreens } from '../rules/screens.ts';

export const diagnosticsWeb = defineWebModule({
  name: 'operations/diagnostics',
  screens: diagnosticsScreens,
  pages: {
    deployment: page(() => import('./deployment-page.tsx'), 'DeploymentPage'),
  },
});
