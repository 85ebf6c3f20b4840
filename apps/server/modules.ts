import { applicationsServer } from '#modules/applications/applications/server/index.ts';
import { commentsServer } from '#modules/applications/comments/server/index.ts';
import { externalFormsServer } from '#modules/applications/external-forms/server/index.ts';
import { cardPaymentsServer } from '#modules/billing/card-payments/server/index.ts';
import { servicesServer } from '#modules/catalogue/services/server/index.ts';
import { certificatesServer } from '#modules/certification/certificates/server/index.ts';
import { cyclesServer } from '#modules/certification/cycles/server/index.ts';
import { documentTemplatesServer } from '#modules/certification/document-templates/server/index.ts';
import { notificationCentreServer } from '#modules/messaging/notification-centre/server/index.ts';
import { listViewsServer } from '#modules/operations/list-views/server/index.ts';
import { contentServer } from '#modules/public/content/server/index.ts';
import { followersServer } from '#modules/public/followers/server/index.ts';
import { conversationsServer } from '#modules/support/conversations/server/index.ts';
import type { ServerModule } from '#platform/server/server-module.ts';

/** The server side of all modules, in the order of their areas: hooks run in this order. */
export const serverModules: readonly ServerModule[] = [
  notificationCentreServer,
  cardPaymentsServer,
  servicesServer,
  applicationsServer,
  externalFormsServer,
  commentsServer,
  certificatesServer,
  documentTemplatesServer,
  cyclesServer,
  conversationsServer,
  contentServer,
  followersServer,
  listViewsServer,
];
