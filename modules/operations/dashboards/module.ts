/**
 * Dashboards of clients and staff: open tasks, deadlines, monthly counts, median durations, system health.
 */
import { defineModule } from '#platform/common/module.ts';
import { dashboardsPermissions } from './rules/permissions.ts';
import { dashboardsScreens } from './rules/screens.ts';
import { dashboardTexts } from './texts/dashboard.ts';
import { taskTexts } from './texts/tasks.ts';

const texts = { dashboard: dashboardTexts, task: taskTexts };

export const module = defineModule({
  name: 'operations/dashboards',
  uses: [
    'applications/applications',
    'applications/comments',
    'applications/nonconformities',
    'applications/teams',
    'billing/finance-reports',
    'billing/invoices',
    'catalogue/services',
    'certification/certificates',
    'certification/cycles',
    'certification/decisions',
    'identity/sign-in',
  ],
  permissions: dashboardsPermissions,
  screens: dashboardsScreens,
  texts,
});

type DashboardsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends DashboardsTexts {}
}
