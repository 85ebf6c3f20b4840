import type { FastifyInstance } from 'fastify';
import { profileRoutes } from '#modules/identity/accounts/rules/profile/contract.ts';
import { simplifiedRoute } from '#platform/common/i18n/simplified-contract.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { sendLogo, setLogo } from './logo.ts';
import { simplified } from './simplified.ts';
import { updateOrganisation } from './update-organisation.ts';

export function bindOrganisation(bind: Bind, store: FileStore): void {
  bind(profileRoutes.updateOrganisation, updateOrganisation);
  bind(profileRoutes.logo, (context) => setLogo(context, store));
  bind(simplifiedRoute, async ({ query }) => ({ Text: simplified(query.Text) }));
}

/** Answers a picture, not JSON. */
export function registerOrganisation(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get('/api/organisation/logo', { compress: false, exposeHeadRoute: false }, (request, reply) =>
    sendLogo(portal, store, request, reply),
  );
}
