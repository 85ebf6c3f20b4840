/** Route handlers for the user's own organisation: data, logo and suggestion of simplified names. */
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { profileRoutes } from '#modules/identity/accounts/rules/index.ts';
import { simplifiedRoute } from '#platform/common/i18n/simplified-contract.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { answer, defineHttp } from '#platform/server/http/http-module.ts';
import { sendLogo, setLogo } from './logo.ts';
import { updateOrganisation } from './update-organisation.ts';

type OpenCC = { Converter: (locales: { from: 'hk'; to: 'cn' }) => (text: string) => string };

let convert: ((text: string) => string) | undefined;

/** Converts traditional to simplified Chinese, as a suggestion that the user checks before saving. */
function simplified(text: string): string {
  // The conversion tables take some time to load, so they are loaded on first use.
  convert ??= (createRequire(import.meta.url)('opencc-js/t2cn') as OpenCC).Converter({
    from: 'hk',
    to: 'cn',
  });
  return convert(text);
}

/** Registers the endpoint that returns an image instead of JSON. */
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
