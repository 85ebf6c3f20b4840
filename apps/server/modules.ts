import { applicationsServer } from '#modules/applications/applications/server/index.ts';
import { servicesServer } from '#modules/catalogue/services/server/index.ts';
import { certificatesServer } from '#modules/certification/certificates/server/index.ts';
import { followersServer } from '#modules/public/followers/server/index.ts';
import { conversationsServer } from '#modules/support/conversations/server/index.ts';
import type { ServerModule } from '#platform/server/server-module.ts';

/** The server side of all modules, in the order of their areas: hooks run in this order. */
export const serverModules: readonly ServerModule[] = [
  servicesServer,
  applicationsServer,
  certificatesServer,
  conversationsServer,
  followersServer,
];
