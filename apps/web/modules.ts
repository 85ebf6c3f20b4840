/**
 * Registers the web parts of all modules and exports one lazily loaded page per screen; does not compile if
 * a screen has none. The app's entry imports it first.
 */
import type { RouteComponent } from '@tanstack/react-router';
import { applicationsWeb } from '#modules/applications/applications/web/manifest.ts';
import { assessmentsWeb } from '#modules/applications/assessments/web/manifest.ts';
import { bulkActionsWeb } from '#modules/applications/bulk-actions/web/manifest.ts';
import { commentsWeb } from '#modules/applications/comments/web/manifest.ts';
import { externalFormsWeb } from '#modules/applications/external-forms/web/manifest.ts';
import { nonconformitiesWeb } from '#modules/applications/nonconformities/web/manifest.ts';
import { teamsWeb } from '#modules/applications/teams/web/manifest.ts';
import { workloadWeb } from '#modules/applications/workload/web/manifest.ts';
import { bankStatementsWeb } from '#modules/billing/bank-statements/web/manifest.ts';
import { cardPaymentsWeb } from '#modules/billing/card-payments/web/manifest.ts';
import { financeReportsWeb } from '#modules/billing/finance-reports/web/manifest.ts';
import { invoicesWeb } from '#modules/billing/invoices/web/manifest.ts';
import { reconciliationWeb } from '#modules/billing/reconciliation/web/manifest.ts';
import { checklistsWeb } from '#modules/catalogue/checklists/web/manifest.ts';
import { formsWeb } from '#modules/catalogue/forms/web/manifest.ts';
import { referenceDataWeb } from '#modules/catalogue/reference-data/web/manifest.ts';
import { servicesWeb } from '#modules/catalogue/services/web/manifest.ts';
import { accreditationFilesWeb } from '#modules/certification/accreditation-files/web/manifest.ts';
import { certificatesWeb } from '#modules/certification/certificates/web/manifest.ts';
import { cyclesWeb } from '#modules/certification/cycles/web/manifest.ts';
import { decisionsWeb } from '#modules/certification/decisions/web/manifest.ts';
import { documentTemplatesWeb } from '#modules/certification/document-templates/web/manifest.ts';
import { transparencyLogWeb } from '#modules/certification/transparency-log/web/manifest.ts';
import { accountsWeb } from '#modules/identity/accounts/web/manifest.ts';
import { organisationsWeb } from '#modules/identity/organisations/web/manifest.ts';
import { signInWeb } from '#modules/identity/sign-in/web/manifest.ts';
import { emailTemplatesWeb } from '#modules/messaging/email-templates/web/manifest.ts';
import { notificationCentreWeb } from '#modules/messaging/notification-centre/web/manifest.ts';
import { backupWeb } from '#modules/operations/backup/web/manifest.ts';
import { dashboardsWeb } from '#modules/operations/dashboards/web/manifest.ts';
import { diagnosticsWeb } from '#modules/operations/diagnostics/web/manifest.ts';
import { eventLogWeb } from '#modules/operations/event-log/web/manifest.ts';
import { exportsWeb } from '#modules/operations/exports/web/manifest.ts';
import { listViewsWeb } from '#modules/operations/list-views/web/manifest.ts';
import { permissionsWeb } from '#modules/operations/permissions/web/manifest.ts';
import { serviceTrialWeb } from '#modules/operations/service-trial/web/manifest.ts';
import { sessionsWeb } from '#modules/operations/sessions/web/manifest.ts';
import { settingsWeb } from '#modules/operations/settings/web/manifest.ts';
import { statusWeb } from '#modules/operations/status/web/manifest.ts';
import { contentWeb } from '#modules/public/content/web/manifest.ts';
import { followersWeb } from '#modules/public/followers/web/manifest.ts';
import { registerWeb } from '#modules/public/register/web/manifest.ts';
import { siteWeb } from '#modules/public/site/web/manifest.ts';
import { translationsWeb } from '#modules/public/translations/web/manifest.ts';
import { chatWeb } from '#modules/support/chat/web/manifest.ts';
import { conversationsWeb } from '#modules/support/conversations/web/manifest.ts';
import { installScreens } from '#platform/common/access/screens.ts';
import { type ExportMode, installDocuments } from '#platform/common/exports/documents.ts';
import { type ExportList, installExports } from '#platform/common/exports/lists.ts';
import { installLists, type ListName } from '#platform/common/list-view/list-names.ts';
import { type EventOf, installEvents, type LogEvent } from '#platform/common/log-events.ts';
import { installNoticeGroups, type NoticeGroup } from '#platform/common/notice-groups.ts';
import type { SettingKey } from '#platform/common/settings/settings.ts';
import { platformWeb } from '#platform/web/manifest.ts';
import { installSettingLoaders } from '#platform/web/setting-loaders.ts';
import { type AppScreenName, defineWebModule, page, type WebModule } from '#platform/web/web-module.ts';

/** Account screens, which embed parts of the modules above. */
const accountPages = defineWebModule({
  name: 'apps/web/accounts',
  pages: {
    userEdit: page(() => import('./accounts/client-page.tsx'), 'ClientPage'),
    child: page(() => import('./accounts/subs-page.tsx'), 'SubsPage'),
    childEdit: page(() => import('./accounts/sub-page.tsx'), 'SubPage'),
    staffs: page(() => import('./accounts/staff-list-page.tsx'), 'StaffListPage'),
    staffAdd: page(() => import('./accounts/staff-add-page.tsx'), 'StaffAddPage'),
    staffEdit: page(() => import('./accounts/staff-page.tsx'), 'StaffPage'),
    profile: page(() => import('./accounts/profile-page.tsx'), 'ProfilePage'),
  },
});

/** Web parts of all modules, in the order of their areas. */
const webModules = [
  platformWeb,
  accountsWeb,
  organisationsWeb,
  signInWeb,
  emailTemplatesWeb,
  notificationCentreWeb,
  bankStatementsWeb,
  cardPaymentsWeb,
  financeReportsWeb,
  invoicesWeb,
  reconciliationWeb,
  checklistsWeb,
  formsWeb,
  referenceDataWeb,
  servicesWeb,
  applicationsWeb,
  assessmentsWeb,
  bulkActionsWeb,
  commentsWeb,
  externalFormsWeb,
  teamsWeb,
  nonconformitiesWeb,
  workloadWeb,
  accreditationFilesWeb,
  certificatesWeb,
  cyclesWeb,
  documentTemplatesWeb,
  transparencyLogWeb,
  decisionsWeb,
  chatWeb,
  conversationsWeb,
  contentWeb,
  followersWeb,
  registerWeb,
  siteWeb,
  translationsWeb,
  backupWeb,
  dashboardsWeb,
  diagnosticsWeb,
  eventLogWeb,
  exportsWeb,
  listViewsWeb,
  permissionsWeb,
  serviceTrialWeb,
  settingsWeb,
  sessionsWeb,
  statusWeb,
  accountPages,
] as const;

type PageNames<Module> = Module extends { pages: infer Pages } ? keyof Pages : never;
type Listed<Module> = Module extends { lists: readonly (infer Name)[] } ? Name : never;
type Exported<Module> = Module extends { exports: infer Exports } ? keyof Exports : never;
type Printed<Module> = Module extends { documents: infer Documents } ? keyof Documents : never;
type Grouped<Module> = Module extends { noticeGroups: infer Groups } ? keyof Groups : never;
type Decided<Module> = Module extends { settings: () => Promise<infer Table> } ? keyof Table : never;
type Written<Module> = Module extends { events: infer Events } ? EventOf<Events> : never;
type Missing<Module> =
  | Exclude<AppScreenName, PageNames<Module>>
  | Exclude<ListName, Listed<Module>>
  | Exclude<ExportList, Exported<Module>>
  | Exclude<ExportMode, Printed<Module>>
  | Exclude<NoticeGroup, Grouped<Module>>
  | Exclude<SettingKey, Decided<Module>>
  | Exclude<LogEvent, Written<Module>>;

/** Does not compile if a screen, list, event or similar is provided by none of the modules. */
function compose<const Modules extends readonly WebModule[]>(
  modules: [Missing<Modules[number]>] extends [never]
    ? Modules
    : { 'without a page or a declaration': Missing<Modules[number]> } & Modules,
): Readonly<Record<AppScreenName, RouteComponent>> {
  const list: readonly WebModule[] = modules;
  installScreens(list);
  installLists(list);
  installEvents(list);
  installExports(list);
  installDocuments(list);
  installNoticeGroups(list);
  installSettingLoaders(list);
  for (const { slots = [] } of list) for (const { fill } of slots) fill();
  return Object.assign({}, ...list.map(({ pages = {} }) => pages));
}

/** One lazily loaded page per screen. */
export const pages = compose(webModules);
