import { applicationsServer } from '#modules/applications/applications/server/index.ts';
import { assessmentsServer } from '#modules/applications/assessments/server/index.ts';
import { bulkActionsServer } from '#modules/applications/bulk-actions/server/index.ts';
import { commentsServer } from '#modules/applications/comments/server/index.ts';
import { externalFormsServer } from '#modules/applications/external-forms/server/index.ts';
import { teamsServer } from '#modules/applications/teams/server/index.ts';
import { bankStatementsServer } from '#modules/billing/bank-statements/server/index.ts';
import { cardPaymentsServer } from '#modules/billing/card-payments/server/index.ts';
import { financeReportsServer } from '#modules/billing/finance-reports/server/index.ts';
import { invoicesServer } from '#modules/billing/invoices/server/index.ts';
import { referenceDataServer } from '#modules/catalogue/reference-data/server/index.ts';
import { servicesServer } from '#modules/catalogue/services/server/index.ts';
import { accreditationFilesServer } from '#modules/certification/accreditation-files/server/index.ts';
import { certificatesServer } from '#modules/certification/certificates/server/index.ts';
import { credentialsServer } from '#modules/certification/credentials/server/index.ts';
import { cyclesServer } from '#modules/certification/cycles/server/index.ts';
import { disclosuresServer } from '#modules/certification/disclosures/server/index.ts';
import { documentTemplatesServer } from '#modules/certification/document-templates/server/index.ts';
import { transparencyLogServer } from '#modules/certification/transparency-log/server/index.ts';
import { accountsServer } from '#modules/identity/accounts/server/index.ts';
import { organisationsServer } from '#modules/identity/organisations/server/index.ts';
import { signInServer } from '#modules/identity/sign-in/server/index.ts';
import { emailTemplatesServer } from '#modules/messaging/email-templates/server/index.ts';
import { notificationCentreServer } from '#modules/messaging/notification-centre/server/index.ts';
import { dashboardsServer } from '#modules/operations/dashboards/server/index.ts';
import { eventLogServer } from '#modules/operations/event-log/server/index.ts';
import { exportsServer } from '#modules/operations/exports/server/index.ts';
import { listViewsServer } from '#modules/operations/list-views/server/index.ts';
import { searchServer } from '#modules/operations/search/server/index.ts';
import { serviceTrialServer } from '#modules/operations/service-trial/server/index.ts';
import { settingsServer } from '#modules/operations/settings/server/index.ts';
import { statusServer } from '#modules/operations/status/server/index.ts';
import { contentServer } from '#modules/public/content/server/index.ts';
import { followersServer } from '#modules/public/followers/server/index.ts';
import { registerServer } from '#modules/public/register/server/index.ts';
import { siteServer } from '#modules/public/site/server/index.ts';
import { translationsServer } from '#modules/public/translations/server/index.ts';
import { chatServer } from '#modules/support/chat/server/index.ts';
import { conversationsServer } from '#modules/support/conversations/server/index.ts';
import { platformModule } from '#platform/server/platform-module.ts';
import type { ServerModule } from '#platform/server/server-module.ts';

/** The server side of all modules, in the order of their areas: hooks run in this order. */
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
  certificatesServer,
  documentTemplatesServer,
  credentialsServer,
  cyclesServer,
  disclosuresServer,
  transparencyLogServer,
  accreditationFilesServer,
  conversationsServer,
  chatServer,
  siteServer,
  registerServer,
  contentServer,
  translationsServer,
  followersServer,
  eventLogServer,
  exportsServer,
  listViewsServer,
  searchServer,
  settingsServer,
  serviceTrialServer,
  dashboardsServer,
  statusServer,
] as const satisfies readonly ServerModule[];
