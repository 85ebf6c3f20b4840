import { accountActionRoutes } from '../account/action-routes.ts';
import { accountRoutes } from '../account/contract.ts';
import { actionRoutes, saveRoute } from '../application/action-routes.ts';
import { beginRoutes } from '../application/begin-contract.ts';
import { applicationRoutes } from '../application/contract.ts';
import { authRoutes } from '../auth/contract.ts';
import { bulkRoutes } from '../bulk/contract.ts';
import {
  certificateActionRoutes,
  certificateRoutes,
  certificateStatusRoute,
} from '../certificate/contract.ts';
import { certificatePageRoutes } from '../certificate/page-contract.ts';
import { chatRoutes } from '../chat/contract.ts';
import { statusRoutes } from '../checker/contract.ts';
import { checklistRoutes } from '../checklist/contract.ts';
import { commentRoutes } from '../comment/contract.ts';
import { contentRoutes } from '../content/contract.ts';
import { conversationActionRoutes } from '../conversation/action-routes.ts';
import { conversationRoutes } from '../conversation/contract.ts';
import { cycleRoutes } from '../cycle/contract.ts';
import { dashboardRoutes } from '../dashboard/contract.ts';
import { dossierRoutes } from '../dossier/contract.ts';
import { exportRoutes } from '../export/contract.ts';
import { externalFormRoutes } from '../external-form/contract.ts';
import { listViewRoutes } from '../list-view/contract.ts';
import { logRoutes } from '../log/contract.ts';
import { jobRoutes } from '../log/job-contract.ts';
import { outboxRoutes } from '../log/mail-contract.ts';
import { mailTemplateRoutes } from '../mail/contract.ts';
import { mediaRoutes } from '../media/contract.ts';
import { notificationRoutes } from '../notification/contract.ts';
import { noticeSettingRoutes } from '../notification/setting-contract.ts';
import { accountStatementRoutes } from '../payment/account-contract.ts';
import { bankRoutes } from '../payment/bank-contract.ts';
import { connectionRoutes } from '../payment/connection-contract.ts';
import { certificateMoneyRoutes, invoiceRoutes } from '../payment/contract.ts';
import { invoiceDocumentRoute, refundNoteRoute } from '../payment/document-contract.ts';
import { offlineRoutes } from '../payment/offline-contract.ts';
import { onlineRoutes } from '../payment/online-contract.ts';
import { financeRoutes } from '../payment/overview-contract.ts';
import { paymentSettingRoutes } from '../payment/setting-contract.ts';
import { profileRoutes } from '../profile/contract.ts';
import { referenceChangeRoutes, tagRoutes } from '../reference/change-routes.ts';
import { referenceRoutes } from '../reference/contract.ts';
import { countryRoutes } from '../reference/country-contract.ts';
import { publicRoutes } from '../register/contract.ts';
import { searchRoutes } from '../search/contract.ts';
import { serviceActionRoute, serviceActionRoutes } from '../service/action-routes.ts';
import { serviceRoutes } from '../service/contract.ts';
import { settingRoutes } from '../setting/contract.ts';
import { teamRoutes } from '../team/contract.ts';
import { templateRoutes } from '../template/contract.ts';
import { markRoutes } from '../template/mark-contract.ts';
import { translationRoutes } from '../translation/contract.ts';
import { transparencyRoutes } from '../transparency/contract.ts';
import { trialRoutes } from '../trial/contract.ts';
import { twoFactorRoutes } from '../two-factor/contract.ts';
import { userRoutes } from '../user/contract.ts';
import type { Route } from './define-route.ts';

/** Every call of the API; the server refuses to start when one of them is bound nowhere. */
export const routes: readonly Route[] = [
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
  ...Object.values(certificateRoutes),
  ...Object.values(certificatePageRoutes),
  certificateStatusRoute,
  ...certificateActionRoutes.map((entry) => entry.Route),
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
