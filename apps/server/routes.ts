import { actionRoutes, saveRoute } from '#modules/applications/applications/rules/action-routes.ts';
import { beginRoutes } from '#modules/applications/applications/rules/begin-contract.ts';
import { applicationRoutes } from '#modules/applications/applications/rules/contract.ts';
import { checklistRoutes } from '#modules/applications/assessments/rules/contract.ts';
import { bulkRoutes } from '#modules/applications/bulk-actions/rules/contract.ts';
import { commentRoutes } from '#modules/applications/comments/rules/contract.ts';
import { externalFormRoutes } from '#modules/applications/external-forms/rules/contract.ts';
import { teamRoutes } from '#modules/applications/teams/rules/contract.ts';
import { accountStatementRoutes } from '#modules/billing/invoices/rules/account-contract.ts';
import { bankRoutes } from '#modules/billing/invoices/rules/bank-contract.ts';
import { connectionRoutes } from '#modules/billing/invoices/rules/connection-contract.ts';
import { invoiceRoutes } from '#modules/billing/invoices/rules/contract.ts';
import { invoiceDocumentRoute, refundNoteRoute } from '#modules/billing/invoices/rules/document-contract.ts';
import { offlineRoutes } from '#modules/billing/invoices/rules/offline-contract.ts';
import { onlineRoutes } from '#modules/billing/invoices/rules/online-contract.ts';
import { financeRoutes } from '#modules/billing/invoices/rules/overview-contract.ts';
import { paymentSettingRoutes } from '#modules/billing/invoices/rules/setting-contract.ts';
import { referenceChangeRoutes, tagRoutes } from '#modules/catalogue/reference-data/rules/change-routes.ts';
import { referenceRoutes } from '#modules/catalogue/reference-data/rules/contract.ts';
import { countryRoutes } from '#modules/catalogue/reference-data/rules/country-contract.ts';
import { serviceActionRoute, serviceActionRoutes } from '#modules/catalogue/services/rules/action-routes.ts';
import { serviceRoutes } from '#modules/catalogue/services/rules/contract.ts';
import { offerRoutes } from '#modules/catalogue/services/rules/offer-contract.ts';
import { dossierRoutes } from '#modules/certification/accreditation-files/rules/contract.ts';
import {
  certificateActionRoutes,
  certificateRoutes,
  certificateStatusRoute,
} from '#modules/certification/certificates/rules/contract.ts';
import { documentRoutes } from '#modules/certification/certificates/rules/document-routes.ts';
import { certificateMoneyRoutes } from '#modules/certification/certificates/rules/money-contract.ts';
import { certificatePageRoutes } from '#modules/certification/certificates/rules/page-contract.ts';
import { cycleRoutes } from '#modules/certification/cycles/rules/contract.ts';
import { templateRoutes } from '#modules/certification/document-templates/rules/contract.ts';
import { markRoutes } from '#modules/certification/document-templates/rules/mark-contract.ts';
import { transparencyRoutes } from '#modules/certification/transparency-log/rules/contract.ts';
import { accountActionRoutes } from '#modules/identity/accounts/rules/action-routes.ts';
import { accountRoutes } from '#modules/identity/accounts/rules/contract.ts';
import { profileRoutes } from '#modules/identity/accounts/rules/profile/contract.ts';
import { userRoutes } from '#modules/identity/accounts/rules/user/contract.ts';
import { authRoutes } from '#modules/identity/sign-in/rules/contract.ts';
import { twoFactorRoutes } from '#modules/identity/sign-in/rules/two-factor/contract.ts';
import { mailTemplateRoutes } from '#modules/messaging/email-templates/rules/contract.ts';
import { notificationRoutes } from '#modules/messaging/notification-centre/rules/contract.ts';
import { noticeSettingRoutes } from '#modules/messaging/notification-centre/rules/setting-contract.ts';
import { dashboardRoutes } from '#modules/operations/dashboards/rules/contract.ts';
import { logRoutes } from '#modules/operations/event-log/rules/contract.ts';
import { jobRoutes } from '#modules/operations/event-log/rules/job-contract.ts';
import { outboxRoutes } from '#modules/operations/event-log/rules/mail-contract.ts';
import { searchRoutes } from '#modules/operations/search/rules/contract.ts';
import { trialRoutes } from '#modules/operations/service-trial/rules/contract.ts';
import { settingRoutes } from '#modules/operations/settings/rules/contract.ts';
import { statusRoutes } from '#modules/operations/status/rules/contract.ts';
import { contentRoutes } from '#modules/public/content/rules/contract.ts';
import { publicRoutes } from '#modules/public/register/rules/contract.ts';
import { translationRoutes } from '#modules/public/translations/rules/contract.ts';
import { chatRoutes } from '#modules/support/chat/rules/contract.ts';
import { conversationActionRoutes } from '#modules/support/conversations/rules/action-routes.ts';
import { conversationRoutes } from '#modules/support/conversations/rules/contract.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import { exportRoutes } from '#platform/common/exports/contract.ts';
import { textRoutes } from '#platform/common/i18n/contract.ts';
import { simplifiedRoute } from '#platform/common/i18n/simplified-contract.ts';
import { listViewRoutes } from '#platform/common/list-view/contract.ts';
import { mediaRoutes } from '#platform/common/media/contract.ts';
import { sessionRoutes } from '#platform/common/session/contract.ts';

/** Every call of the API; the server refuses to start when one of them is bound nowhere. */
export const routes: readonly Route[] = [
  ...Object.values<Route>(sessionRoutes),
  ...Object.values(textRoutes),
  simplifiedRoute,
  ...Object.values(authRoutes),
  ...Object.values(userRoutes),
  ...Object.values(translationRoutes),
  ...Object.values(applicationRoutes),
  ...Object.values(beginRoutes),
  ...Object.values(searchRoutes),
  saveRoute,
  ...actionRoutes.map((entry) => entry.Route),
  ...Object.values(bulkRoutes),
  ...Object.values(checklistRoutes),
  ...Object.values<Route>(commentRoutes),
  ...documentRoutes.map((entry) => entry.Route),
  ...Object.values(certificateRoutes),
  ...Object.values(certificatePageRoutes),
  certificateStatusRoute,
  ...certificateActionRoutes.map((entry) => entry.Route),
  ...Object.values<Route>(offerRoutes),
  ...Object.values(publicRoutes),
  ...Object.values<Route>(transparencyRoutes),
  ...Object.values(dossierRoutes),
  ...Object.values(exportRoutes),
  ...Object.values(settingRoutes),
  ...Object.values(mediaRoutes),
  ...Object.values(notificationRoutes),
  ...Object.values(listViewRoutes),
  ...Object.values<Route>(logRoutes),
  ...Object.values<Route>(statusRoutes),
  ...Object.values<Route>(outboxRoutes),
  ...Object.values<Route>(jobRoutes),
  ...Object.values(accountRoutes),
  ...accountActionRoutes.map((entry) => entry.Route),
  ...Object.values<Route>(teamRoutes),
  ...Object.values<Route>(twoFactorRoutes),
  ...Object.values<Route>(profileRoutes),
  ...Object.values<Route>(contentRoutes),
  ...Object.values<Route>(noticeSettingRoutes),
  ...Object.values(mailTemplateRoutes),
  ...Object.values<Route>(serviceRoutes),
  ...serviceActionRoutes.map((entry) => entry.Route),
  serviceActionRoute,
  ...Object.values<Route>(referenceRoutes),
  ...Object.values<Route>(referenceChangeRoutes),
  ...Object.values<Route>(tagRoutes),
  ...Object.values<Route>(countryRoutes),
  ...Object.values<Route>(templateRoutes),
  ...Object.values<Route>(markRoutes),
  ...Object.values<Route>(externalFormRoutes),
  ...Object.values<Route>(trialRoutes),
  ...Object.values<Route>(invoiceRoutes),
  invoiceDocumentRoute,
  refundNoteRoute,
  ...Object.values<Route>(accountStatementRoutes),
  ...Object.values<Route>(financeRoutes),
  ...Object.values<Route>(dashboardRoutes),
  ...Object.values<Route>(onlineRoutes),
  ...Object.values<Route>(offlineRoutes),
  ...Object.values<Route>(bankRoutes),
  ...Object.values<Route>(paymentSettingRoutes),
  ...Object.values<Route>(connectionRoutes),
  ...certificateMoneyRoutes.map((entry) => entry.Route),
  ...Object.values<Route>(chatRoutes),
  ...Object.values<Route>(cycleRoutes),
  ...Object.values<Route>(conversationRoutes),
  ...Object.values<Route>(conversationActionRoutes),
];
