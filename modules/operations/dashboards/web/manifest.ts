/** Registers the dashboard page and the filtered application list in the web client. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { dashboardsScreens } from '../rules/screens.ts';

export const dashboardsWeb = defineWebModule({
  name: 'operations/dashboards',
  screens: dashboardsScreens,
  pages: {
    dashboard: page(() => import('./dashboard-page.tsx'), 'DashboardPage'),
    applications: page(() => import('./filtered-applications-page.tsx'), 'FilteredApplicationsPage'),
  },
});
