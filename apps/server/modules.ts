import { serverModule as applications } from '#modules/applications/applications/server/index.ts';
import { serverModule as assessments } from '#modules/applications/assessments/server/index.ts';
import { serverModule as bulkActions } from '#modules/applications/bulk-actions/server/index.ts';
import { serverModule as comments } from '#modules/applications/comments/server/index.ts';
import { serverModule as externalForms } from '#modules/applications/external-forms/server/index.ts';
import { serverModule as cardPayments } from '#modules/billing/card-payments/server/index.ts';
import { serverModule as invoices } from '#modules/billing/invoices/server/index.ts';
import { serverModule as accreditationFiles } from '#modules/certification/accreditation-files/server/index.ts';
import { serverModule as certificates } from '#modules/certification/certificates/server/index.ts';
import { serverModule as credentials } from '#modules/certification/credentials/server/index.ts';
import { serverModule as cycles } from '#modules/certification/cycles/server/index.ts';
import { serverModule as disclosures } from '#modules/certification/disclosures/server/index.ts';
import { serverModule as transparencyLog } from '#modules/certification/transparency-log/server/index.ts';
import { serverModule as signIn } from '#modules/identity/sign-in/server/index.ts';
import { serverModule as emailTemplates } from '#modules/messaging/email-templates/server/index.ts';
import { serverModule as notificationCentre } from '#modules/messaging/notification-centre/server/index.ts';
import { serverModule as dashboards } from '#modules/operations/dashboards/server/index.ts';
import { serverModule as eventLog } from '#modules/operations/event-log/server/index.ts';
import { serverModule as exports } from '#modules/operations/exports/server/index.ts';
import { serverModule as status } from '#modules/operations/status/server/index.ts';
import { serverModule as content } from '#modules/public/content/server/index.ts';
import { serverModule as followers } from '#modules/public/followers/server/index.ts';
import { serverModule as chat } from '#modules/support/chat/server/index.ts';
import { serverModule as conversations } from '#modules/support/conversations/server/index.ts';
import { platformModule } from '#platform/server/platform-module.ts';
import type { ServerModule } from '#platform/server/server-module.ts';

/** The server side of all modules, in the order of their areas: hooks run in this order. */
export const serverModules = [
  platformModule,
  signIn,
  notificationCentre,
  emailTemplates,
  cardPayments,
  invoices,
  applications,
  externalForms,
  assessments,
  comments,
  bulkActions,
  certificates,
  credentials,
  cycles,
  disclosures,
  transparencyLog,
  accreditationFiles,
  conversations,
  chat,
  content,
  followers,
  eventLog,
  exports,
  dashboards,
  status,
] as const satisfies readonly ServerModule[];
