/**
 * Lists all modules of the portal and installs what they declare for server and browser: texts, permissions, workflows, screens,
 * lists, exports, documents, log events, settings and notifications. Every server program and test imports
 * it first.
 */
import { module as applications } from '#modules/applications/applications/module.ts';
import { module as assessments } from '#modules/applications/assessments/module.ts';
import { module as bulkActions } from '#modules/applications/bulk-actions/module.ts';
import { module as comments } from '#modules/applications/comments/module.ts';
import { module as externalForms } from '#modules/applications/external-forms/module.ts';
import { module as nonconformities } from '#modules/applications/nonconformities/module.ts';
import { module as teams } from '#modules/applications/teams/module.ts';
import { module as workload } from '#modules/applications/workload/module.ts';
import { module as bankStatements } from '#modules/billing/bank-statements/module.ts';
import { module as cardPayments } from '#modules/billing/card-payments/module.ts';
import { module as financeReports } from '#modules/billing/finance-reports/module.ts';
import { module as invoices } from '#modules/billing/invoices/module.ts';
import { module as reconciliation } from '#modules/billing/reconciliation/module.ts';
import { module as checklists } from '#modules/catalogue/checklists/module.ts';
import { module as forms } from '#modules/catalogue/forms/module.ts';
import { module as referenceData } from '#modules/catalogue/reference-data/module.ts';
import { module as services } from '#modules/catalogue/services/module.ts';
import { module as accreditationFiles } from '#modules/certification/accreditation-files/module.ts';
import { module as certificates } from '#modules/certification/certificates/module.ts';
import { module as credentials } from '#modules/certification/credentials/module.ts';
import { module as cycles } from '#modules/certification/cycles/module.ts';
import { module as decisions } from '#modules/certification/decisions/module.ts';
import { module as disclosures } from '#modules/certification/disclosures/module.ts';
import { module as documentTemplates } from '#modules/certification/document-templates/module.ts';
import { module as transparencyLog } from '#modules/certification/transparency-log/module.ts';
import { module as accounts } from '#modules/identity/accounts/module.ts';
import { module as organisations } from '#modules/identity/organisations/module.ts';
import { module as signIn } from '#modules/identity/sign-in/module.ts';
import { module as emailTemplates } from '#modules/messaging/email-templates/module.ts';
import { module as notificationCentre } from '#modules/messaging/notification-centre/module.ts';
import { module as backup } from '#modules/operations/backup/module.ts';
import { module as dashboards } from '#modules/operations/dashboards/module.ts';
import { module as diagnostics } from '#modules/operations/diagnostics/module.ts';
import { module as eventLog } from '#modules/operations/event-log/module.ts';
import { module as exports } from '#modules/operations/exports/module.ts';
import { module as listViews } from '#modules/operations/list-views/module.ts';
import { module as permissions } from '#modules/operations/permissions/module.ts';
import { module as search } from '#modules/operations/search/module.ts';
import { module as serviceTrial } from '#modules/operations/service-trial/module.ts';
import { module as sessions } from '#modules/operations/sessions/module.ts';
import { module as settings } from '#modules/operations/settings/module.ts';
import { module as status } from '#modules/operations/status/module.ts';
import { module as content } from '#modules/public/content/module.ts';
import { module as followers } from '#modules/public/followers/module.ts';
import { module as register } from '#modules/public/register/module.ts';
import { module as site } from '#modules/public/site/module.ts';
import { module as translations } from '#modules/public/translations/module.ts';
import { module as chat } from '#modules/support/chat/module.ts';
import { module as conversations } from '#modules/support/conversations/module.ts';
import { installPermissions } from '#platform/common/access/permissions.ts';
import { installScreens } from '#platform/common/access/screens.ts';
import { installDocuments } from '#platform/common/exports/documents.ts';
import { installExports } from '#platform/common/exports/lists.ts';
import { installTexts } from '#platform/common/i18n/texts.ts';
import { installLists } from '#platform/common/list-view/list-names.ts';
import { installEvents } from '#platform/common/log-events.ts';
import { installNoticeGroups } from '#platform/common/notice-groups.ts';
import { installNotices } from '#platform/common/notices.ts';
import { platform } from '#platform/common/platform.ts';
import { installSettings } from '#platform/common/settings/settings.ts';
import { installWorkflows } from '#platform/common/workflow/workflows.ts';

/**
 * Common parts of all modules, in the order of their areas. Every server program and every test imports this
 * first.
 */
export const modules = [
  platform,
  accounts,
  organisations,
  signIn,
  emailTemplates,
  notificationCentre,
  bankStatements,
  cardPayments,
  financeReports,
  invoices,
  reconciliation,
  checklists,
  forms,
  referenceData,
  services,
  applications,
  assessments,
  bulkActions,
  comments,
  externalForms,
  teams,
  nonconformities,
  workload,
  accreditationFiles,
  certificates,
  credentials,
  cycles,
  disclosures,
  documentTemplates,
  transparencyLog,
  decisions,
  chat,
  conversations,
  content,
  followers,
  register,
  site,
  translations,
  backup,
  dashboards,
  diagnostics,
  eventLog,
  exports,
  listViews,
  permissions,
  search,
  serviceTrial,
  settings,
  sessions,
  status,
] as const;

installTexts(modules);
installPermissions(modules);
installWorkflows(modules);
installScreens(modules);
installLists(modules);
installEvents(modules);
installExports(modules);
installDocuments(modules);
installNoticeGroups(modules);
installNotices(modules);
installSettings(modules);
