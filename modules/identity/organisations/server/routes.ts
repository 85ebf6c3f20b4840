import type { FastifyInstance } from 'fastify';
import { profileRoutes } from '#modules/identity/accounts/rules/index.ts';
import { simplifiedRoute } from '#platform/common/i18n/simplified-contract.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { answer, defineHttp } from '#platform/server/http/http-module.ts';
import { sendLogo, setLogo } from './logo.ts';
import { simplified } from './simplified.ts';
import { updateOrganisation } from './update-organisation.ts';

/** Answers a picture, not JSON. */
function registerOrganisation(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get('/api/organisation/logo', { compress: false, exposeHeadRoute: false }, (request, reply) =>
    sendLogo(portal, store, request, reply),
  );
}

export const http = defineHttp({
  calls: [
    answer(profileRoutes.updateOrganisation, updateOrganisation),
    answer(profileRoutes.logo, (context, { store }) => setLogo(context, store)),
    answer(simplifiedRoute, async ({ query }) => ({ Text: simplified(query.Text) })),
  ],
  register: registerOrganisation,
});
