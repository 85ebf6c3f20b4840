import { routes } from '@assay/shared/contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { bindAccount } from '../account/routes.ts';
import { bindApplication } from '../application/routes.ts';
import { authenticate } from '../auth/authenticate.ts';
import { bindAuth } from '../auth/routes.ts';
import { bindBulk } from '../bulk/routes.ts';
import { bindCertificate } from '../certificate/routes.ts';
import { chatOrigins } from '../chat/chat-origins.ts';
import { bindChat } from '../chat/routes.ts';
import { bindStatus } from '../checker/routes.ts';
import { bindChecklist } from '../checklist/routes.ts';
import { bindComment } from '../comment/routes.ts';
import { bindContent, registerContent } from '../content/routes.ts';
import { bindConversation } from '../conversation/routes.ts';
import { registerCredential } from '../credential/routes.ts';
import { bindCycle, registerCycle } from '../cycle/routes.ts';
import { bindDashboard } from '../dashboard/routes.ts';
import { registerDocs } from '../docs/routes.ts';
import { bindDossier, registerDossier } from '../dossier/routes.ts';
import { bindExport, registerExport } from '../export/routes.ts';
import { frameOrigins } from '../external-form/machform.ts';
import { bindExternalForm, registerExternalForm } from '../external-form/routes.ts';
import type { FileStore } from '../files/store.ts';
import { bindListView } from '../list-view/routes.ts';
import { bindLog } from '../log/routes.ts';
import { bindMail } from '../mail/routes.ts';
import { bindMedia, registerMedia } from '../media/routes.ts';
import { bindNotification } from '../notification/routes.ts';
import { bindNoticeSetting } from '../notification/setting-routes.ts';
import { createLog } from '../operation/create-log.ts';
import { bindOrganisation, registerOrganisation } from '../organisation/routes.ts';
import { bindConnection } from '../payment/connection/routes.ts';
import { registerPayment } from '../payment/online-routes.ts';
import { bindFinance } from '../payment/overview/routes.ts';
import { bindPaper, registerPaper } from '../payment/paper-routes.ts';
import { registerWebhook } from '../payment/register-webhook.ts';
import { bindPayment } from '../payment/routes.ts';
import { registerProvider } from '../provider/routes.ts';
import { bindReference } from '../reference/routes.ts';
import { bindRegister, registerRegister } from '../register/routes.ts';
import { bindSearch } from '../search/routes.ts';
import { bindService } from '../service/routes.ts';
import { bindSetting, registerSetting } from '../setting/routes.ts';
import { bindTeam } from '../team/routes.ts';
import { bindTemplate, registerTemplate } from '../template/routes.ts';
import { bindTranslation } from '../translation/routes.ts';
import { sendTexts } from '../translation/send-texts.ts';
import { bindTransparency, registerTransparency } from '../transparency/routes.ts';
import { bindTrial } from '../trial/routes.ts';
import { bindTwoFactor } from '../two-factor/routes.ts';
import { bindUser, registerUser } from '../user/routes.ts';
import { binder } from './bind.ts';
import type { Portal } from './context.ts';
import { createApp } from './create-app.ts';

/** What each feature answers by the contract. */
const FEATURES = [
  bindAuth,
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
  const identify = async (token: string) => (await authenticate(db, token))?.Id ?? null;
  const app = await createApp(settings, frames, createLog(settings), identify);
  const bound = new Set<string>();
  const bind = binder(app, portal, bound);
  for (const feature of FEATURES) feature(bind);
  sendTexts(app);
  bindOrganisation(bind, store);
  bindSetting(bind, store);
  registerMedia(app, portal, store);
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
