import type { FastifyInstance } from 'fastify';
import { bindApplication } from '#modules/applications/applications/server/routes.ts';
import { bindChecklist } from '#modules/applications/assessments/server/routes.ts';
import { bindBulk } from '#modules/applications/bulk-actions/server/routes.ts';
import { bindComment } from '#modules/applications/comments/server/routes.ts';
import { frameOrigins } from '#modules/applications/external-forms/server/machform.ts';
import {
  bindExternalForm,
  registerExternalForm,
} from '#modules/applications/external-forms/server/routes.ts';
import { bindTeam } from '#modules/applications/teams/server/routes.ts';
import { bindConnection } from '#modules/billing/card-payments/server/connection/routes.ts';
import { registerPayment } from '#modules/billing/card-payments/server/online-routes.ts';
import { registerWebhook } from '#modules/billing/card-payments/server/register-webhook.ts';
import { bindFinance } from '#modules/billing/finance-reports/server/routes.ts';
import { bindPaper, registerPaper } from '#modules/billing/invoices/server/paper-routes.ts';
import { bindPayment } from '#modules/billing/invoices/server/routes.ts';
import { bindReference } from '#modules/catalogue/reference-data/server/routes.ts';
import { bindService } from '#modules/catalogue/services/server/routes.ts';
import { bindDossier, registerDossier } from '#modules/certification/accreditation-files/server/routes.ts';
import { bindCertificateMoney } from '#modules/certification/certificates/server/money-routes.ts';
import { bindCertificate } from '#modules/certification/certificates/server/routes.ts';
import { registerCredential } from '#modules/certification/credentials/server/routes.ts';
import { bindCycle, registerCycle } from '#modules/certification/cycles/server/routes.ts';
import { bindTemplate, registerTemplate } from '#modules/certification/document-templates/server/routes.ts';
import {
  bindTransparency,
  registerTransparency,
} from '#modules/certification/transparency-log/server/routes.ts';
import { bindAccount } from '#modules/identity/accounts/server/routes.ts';
import { bindUser, registerUser } from '#modules/identity/accounts/server/user/routes.ts';
import { bindOrganisation, registerOrganisation } from '#modules/identity/organisations/server/routes.ts';
import { authentication } from '#modules/identity/sign-in/server/authentication.ts';
import { registerProvider } from '#modules/identity/sign-in/server/provider/routes.ts';
import { redeemTicket } from '#modules/identity/sign-in/server/redeem-ticket.ts';
import { bindAuth } from '#modules/identity/sign-in/server/routes.ts';
import { bindTwoFactor } from '#modules/identity/sign-in/server/two-factor/routes.ts';
import { whoAsks } from '#modules/identity/sign-in/server/who-asks.ts';
import { bindMail } from '#modules/messaging/email-templates/server/routes.ts';
import { bindNotification } from '#modules/messaging/notification-centre/server/routes.ts';
import { bindNoticeSetting } from '#modules/messaging/notification-centre/server/setting-routes.ts';
import { bindDashboard } from '#modules/operations/dashboards/server/routes.ts';
import { bindLog } from '#modules/operations/event-log/server/routes.ts';
import { bindExport, registerExport } from '#modules/operations/exports/server/routes.ts';
import { bindListView } from '#modules/operations/list-views/server/routes.ts';
import { bindSearch } from '#modules/operations/search/server/routes.ts';
import { bindTrial } from '#modules/operations/service-trial/server/routes.ts';
import { bindSetting, registerSetting } from '#modules/operations/settings/server/routes.ts';
import { bindStatus } from '#modules/operations/status/server/routes.ts';
import { keepPicture } from '#modules/public/content/server/pictures.ts';
import { bindContent, registerContent } from '#modules/public/content/server/routes.ts';
import { bindRegister, registerRegister } from '#modules/public/register/server/routes.ts';
import { bindConfiguration } from '#modules/public/site/server/configuration.ts';
import { bindTranslation } from '#modules/public/translations/server/routes.ts';
import { sendTexts } from '#modules/public/translations/server/send-texts.ts';
import { chatOrigins } from '#modules/support/chat/server/chat-origins.ts';
import { bindChat } from '#modules/support/chat/server/routes.ts';
import { bindConversation } from '#modules/support/conversations/server/routes.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import { binder } from '#platform/server/http/bind.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { createApp } from '#platform/server/http/create-app.ts';
import { bindMedia, registerMedia } from '#platform/server/media/routes.ts';
import { createLog } from '#platform/server/operation/create-log.ts';
import { registerDocs } from './docs/routes.ts';
import { routes } from './routes.ts';

/** What each feature answers by the contract. */
const FEATURES = [
  bindAuth,
  bindConfiguration,
  bindUser,
  bindTranslation,
  bindApplication,
  bindBulk,
  bindChat,
  bindChecklist,
  bindComment,
  bindCertificate,
  bindRegister,
  bindTransparency,
  bindMedia,
  bindNotification,
  bindLog,
  bindStatus,
  bindListView,
  bindAccount,
  bindTeam,
  bindTwoFactor,
  bindContent,
  bindNoticeSetting,
  bindMail,
  bindService,
  bindReference,
  bindTemplate,
  bindExternalForm,
  bindTrial,
  bindPayment,
  bindCertificateMoney,
  bindPaper,
  bindFinance,
  bindDashboard,
  bindDossier,
  bindExport,
  bindConnection,
  bindCycle,
  bindConversation,
  bindSearch,
];

/** The whole API on one fastify instance; refuses to start when a route of the contract is bound nowhere. */
export async function createPortal(portal: Portal, store: FileStore): Promise<FastifyInstance> {
  const { settings, db } = portal;
  const frames = [...frameOrigins(settings), ...chatOrigins(settings)];
  const identify = async (token: string) => (await authentication.authenticate(db, token))?.Id ?? null;
  const app = await createApp(settings, frames, createLog(settings), identify);
  const bound = new Set<string>();
  const bind = binder(app, portal, authentication, bound);
  for (const feature of FEATURES) feature(bind);
  sendTexts(app);
  bindOrganisation(bind, store);
  bindSetting(bind, store);
  registerMedia(app, portal, store, { whoAsks, redeemTicket, keepPicture });
  registerContent(app, portal, store);
  registerUser(app, portal, store);
  registerOrganisation(app, portal, store);
  registerSetting(app, portal, store);
  registerRegister(app, portal, store);
  registerCredential(app, portal);
  registerTransparency(app, portal);
  registerTemplate(app, portal, store);
  registerProvider(app, portal);
  registerDossier(app, portal, store);
  registerExport(app, portal, store);
  registerPaper(app, portal);
  registerCycle(app, portal);
  registerExternalForm(app, portal);
  registerPayment(app, portal);
  registerWebhook(app, portal, 'STRIPE', 'stripe-signature');
  await registerDocs(app);
  const missing = routes.map((route) => `${route.method} ${route.path}`).filter((name) => !bound.has(name));
  if (missing.length > 0) throw new Error(`routes of the contract without a handler: ${missing.join(', ')}`);
  return app;
}
