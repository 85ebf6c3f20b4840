import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Screen } from '#platform/common/access/screen.ts';
import { screens } from '#platform/common/access/screens.ts';
import { brandNow } from '#platform/server/settings/brand-now.ts';
import { type App, appAnswerer } from './answer-app.ts';
import { ownAnswerer } from './answer-own.ts';
import { answerPage, type Site } from './answer-page.ts';
import { verifyAnswerer } from './answer-verify.ts';
import { readAppFrame } from './app-frame.ts';
import { readAssets } from './assets.ts';
import { registerCards } from './card/routes.ts';
import type { SiteDeps } from './deps.ts';
import { DIST } from './dist.ts';
import { routePath, serveFiles } from './files.ts';
import { registerForms } from './forms.ts';
import { loaders } from './loaders.ts';
import { registerMachines } from './machines.ts';
import { loadDrawFirst, loadDrawOwn, loadRender } from './render.ts';
import { robots, sitemap } from './sitemap.ts';
import { verifyAddress } from './verify-address.ts';

/**
 * The public site, the app's page and their files; everything outside of /api. A fastify plugin:
 * `app.register(registerSite, deps)`. Security headers and compression are the HTTP foundation's.
 */
export async function registerSite(app: FastifyInstance, deps: SiteDeps): Promise<void> {
  const dist = deps.dist ?? DIST;
  const client = join(dist, 'client');
  const site: Site = { deps, render: await loadRender(dist), assets: await readAssets(client) };
  const frame = await readAppFrame(dist);
  serveApp(app, { ...site, frame, drawFirst: await loadDrawFirst(dist) });
  app.get('/api/first-sight', ownAnswerer(app, site, await loadDrawOwn(dist)));
  // Its pages are packed once and kept so.
  app.get(routePath(screens.verify), { compress: false }, verifyAnswerer(site));
  for (const [name, load] of Object.entries(loaders) as [keyof typeof loaders, (typeof loaders)['home']][]) {
    if (name === 'verify') continue;
    app.get(routePath(screens[name]), (request, reply) =>
      answerPage(site, request, reply, (asked) => load(asked, deps)),
    );
  }
  shortcuts(app, site);
  registerMachines(app, deps);
  registerCards(app, deps);
  await app.register(registerForms, site);
  await serveFiles(app, client);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(deps)));
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await sitemap(deps)),
  );
  app.get('/*', (_request, reply) => reply.header('cache-control', 'no-cache').redirect('/404'));
}

/** The app's page, at each of its screens. */
function serveApp(app: FastifyInstance, parts: App): void {
  const ours = Object.values<Screen>(screens).filter(({ Layout }) => Layout !== 'frontend');
  const byPath = new Map(ours.map((screen) => [routePath(screen), screen]));
  for (const [path, screen] of byPath) app.get(path, { compress: false }, appAnswerer(parts, screen));
}

/** Addresses that only lead elsewhere. */
function shortcuts(app: FastifyInstance, site: Site): void {
  app.get('/', (request, reply) =>
    answerPage(site, request, reply, async () => ({
      Redirect: `/home${new URL(request.url, 'http://x').search}`,
    })),
  );
  // The form of the "cannot confirm" page works without script, so its number arrives as a query.
  app.get('/verify', (request, reply) =>
    answerPage(site, request, reply, async ({ Query }) => {
      const number = Query.number?.normalize('NFKC').trim().slice(0, 40);
      return { Redirect: number ? verifyAddress(number, Query.c?.trim()) : '/search' };
    }),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect(brandNow().Icon ?? '/icon.svg'));
}
