import { applicationsServer } from '#modules/applications/applications/server/manifest.ts';
import { assessmentsServer } from '#modules/applications/assessments/server/manifest.ts';
import { bulkActionsServer } from '#modules/applications/bulk-actions/server/manifest.ts';
import { commentsServer } from '#modules/applications/comments/server/manifest.ts';
import { externalFormsServer } from '#modules/applications/external-forms/server/manifest.ts';
import { nonconformitiesServer } from '#modules/applications/nonconformities/server/manifest.ts';
import { teamsServer } from '#modules/applications/teams/server/manifest.ts';
import { workloadServer } from '#modules/applications/workload/server/manifest.ts';
import { bankStatementsServer } from '#modules/billing/bank-statements/server/manifest.ts';
import { cardPaymentsServer } from '#modules/billing/card-payments/server/manifest.ts';
import { financeReportsServer } from '#modules/billing/finance-reports/server/manifest.ts';
import { invoicesServer } from '#modules/billing/invoices/server/manifest.ts';
import { referenceDataServer } from '#modules/catalogue/reference-data/server/manifest.ts';
import { servicesServer } from '#modules/catalogue/services/server/manifest.ts';
import { accreditationFilesServer } from '#modules/certification/accreditation-files/server/manifest.ts';
import { certificatesServer } from '#modules/certification/certificates/server/manifest.ts';
import { credentialsServer } from '#modules/certification/credentials/server/manifest.ts';
import { cyclesServer } from '#modules/certification/cycles/server/manifest.ts';
import { decisionsServer } from '#modules/certification/decisions/server/manifest.ts';
import { disclosuresServer } from '#modules/certification/disclosures/server/manifest.ts';
import { documentTemplatesServer } from '#modules/certification/document-templates/server/manifest.ts';
import { transparencyLogServer } from '#modules/certification/transparency-log/server/manifest.ts';
import { accountsServer } from '#modules/identity/accounts/server/manifest.ts';
import { organisationsServer } from '#modules/identity/organisations/server/manifest.ts';
import { signInServer } from '#modules/identity/sign-in/server/manifest.ts';
import { emailTemplatesServer } from '#modules/messaging/email-templates/server/manifest.ts';
import { notificationCentreServer } from '#modules/messaging/notification-centre/server/manifest.ts';
import { dashboardsServer } from '#modules/operations/dashboards/server/manifest.ts';
import { diagnosticsServer } from '#modules/operations/diagnostics/server/manifest.ts';
import { eventLogServer } from '#modules/operations/event-log/server/manifest.ts';
import { exportsServer } from '#modules/operations/exports/server/manifest.ts';
import { listViewsServer } from '#modules/operations/list-views/server/manifest.ts';
import { permissionsServer } from '#modules/operations/permissions/server/manifest.ts';
import { searchServer } from '#modules/operations/search/server/manifest.ts';
import { serviceTrialServer } from '#modules/operations/service-trial/server/manifest.ts';
import { sessionsServer } from '#modules/operations/sessions/server/manifest.ts';
import { settingsServer } from '#modules/operations/settings/server/manifest.ts';
import { statusServer } from '#modules/operations/status/server/manifest.ts';
import { contentServer } from '#modules/public/content/server/manifest.ts';
import { followersServer } from '#modules/public/followers/server/manifest.ts';
import { registerServer } from '#modules/public/register/server/manifest.ts';
import { siteServer } from '#modules/public/site/server/manifest.ts';
import { translationsServer } from '#modules/public/translations/server/manifest.ts';
import { chatServer } from '#modules/support/chat/server/manifest.ts';
import { conversationsServer } from '#modules/support/conversations/server/manifest.ts';
import { platformModule } from '#platform/server/platform-module.ts';
import type { ServerModule } from '#platform/server/server-module.ts';

/**
 * Lists the server parts of all modules (hooks, jobs, nightly steps, registers, HTTP parts), in the order of
 * their areas; hooks run in this order.
 */
export const serverModules = [
  platformModule,
  signInServer,
  accountsServer,
  organisationsServer,
  notificationCentreServer,
  emailTemplatesServer,
  invoicesServer,
  cardPaymentsServer,
  bankStatementsServer,
  financeReportsServer,
  servicesServer,
  referenceDataServer,
  applicationsServer,
  externalFormsServer,
  assessmentsServer,
  commentsServer,
  bulkActionsServer,
  teamsServer,
  nonconformitiesServer,
  workloadServer,
  certificatesServer,
  documentTemplatesServer,
  credentialsServer,
  cyclesServer,
  disclosuresServer,
  transparencyLogServer,
  accreditationFilesServer,
  decisionsServer,
  conversationsServer,
  chatServer,
  siteServer,
  registerServer,
  contentServer,
  translationsServer,
  followersServer,
  diagnosticsServer,
  eventLogServer,
  exportsServer,
  listViewsServer,
  permissionsServer,
  searchServer,
  settingsServer,
  serviceTrialServer,
  dashboardsServer,
  sessionsServer,
  statusServer,
] as const satisfies readonly ServerModule[];
