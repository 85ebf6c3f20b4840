/** Registers all routes of the public site, the app's pages and their static files. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Screen } from '#platform/common/access/screen.ts';
import { screens } from '#platform/common/access/screens.ts';
import { currentBrand } from '#platform/server/settings/current-brand.ts';
import { type App, appAnswerer } from './answer-app.ts';
import { userAnswerer } from './answer-for-user.ts';
import { answerPage, renderLoaded, type Site } from './answer-page.ts';
import { readAppFrame } from './app-frame.ts';
import { readAssets, rootFiles } from './assets.ts';
import { registerCards } from './card/routes.ts';
import type { SiteDeps } from './deps.ts';
import { DIST } from './dist.ts';
import { registerForms } from './forms.ts';
import { loaders } from './loaders.ts';
import { loadRender, loadRenderForUser, loadRenderInitial } from './render.ts';
import { sendPage } from './send-page.ts';
import { robots, sitemap } from './sitemap.ts';
import { registerMachines } from './verdict-formats.ts';
import { verifyAddress } from './verify-address.ts';
import { loadVerify } from './verify-page.ts';
import { verifyReader } from './verify-request.ts';

const routePath = (screen: Screen): string => screen.Path.replaceAll('$', ':');

/** Serves Vite's output: hashed assets are cached permanently, the files at the root for an hour. */
async function serveFiles(app: FastifyInstance, client: string): Promise<void> {
  // The build creates compressed copies next to scripts and styles.
  await app.register(fastifyStatic, { root: client, serve: false, preCompressed: true });
  app.get('/assets/*', (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    return reply.sendFile(`assets/${file}`, { maxAge: '365d', immutable: true });
  });
  for (const file of await rootFiles(client)) {
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, { maxAge: '1h' }));
  }
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Sends the verification page, the most requested page: a rendering is reused for a second, unless a
 * certificate changes.
 */
function verifyAnswerer(site: Site): Answer {
  const read = verifyReader(site.deps);
  return async (request, reply) => {
    const { About, Language, Cookie, IsMarked, Key } = read(request);
    const { memory } = site.deps;
    if (!About) return reply.header('cache-control', 'no-cache').redirect('/404');
    const load = () => loadVerify(About, site.deps);
    if (!memory || IsMarked) return answerPage(site, request, reply, load);
    if (Cookie) reply.header('set-cookie', Cookie);
    const page = await memory.getOrRender(Key, () =>
      renderLoaded(site, request, { load, path: About.Path, language: Language }),
    );
    return sendPage(request, reply, Language, page);
  };
}

/**
 * Fastify plugin for everything outside /api: `app.register(registerSite, deps)`. Security headers and
 * compression are set by the HTTP foundation.
 */
export async function registerSite(app: FastifyInstance, deps: SiteDeps): Promise<void> {
  const dist = deps.dist ?? DIST;
  const client = join(dist, 'client');
  const site: Site = { deps, render: await loadRender(dist), assets: await readAssets(client) };
  const frame = await readAppFrame(dist);
  serveApp(app, { ...site, frame, renderInitial: await loadRenderInitial(dist) });
  app.get('/api/first-sight', userAnswerer(app, site, await loadRenderForUser(dist)));
  // The page is cached with its compressed variants, so it is not compressed again.
  app.get(routePath(screens.verify), { compress: false }, verifyAnswerer(site));
  for (const [name, load] of Object.entries(loaders) as [keyof typeof loaders, (typeof loaders)['home']][]) {
    if (name === 'verify') continue;
    app.get(routePath(screens[name]), (request, reply) =>
      answerPage(site, request, reply, (pageRequest) => load(pageRequest, deps)),
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

/** Serves the app's page at each of its screens. */
function serveApp(app: FastifyInstance, parts: App): void {
  const ours = Object.values<Screen>(screens).filter(({ Layout }) => Layout !== 'frontend');
  const byPath = new Map(ours.map((screen) => [routePath(screen), screen]));
  for (const [path, screen] of byPath) app.get(path, { compress: false }, appAnswerer(parts, screen));
}

/** Addresses that only redirect. */
function shortcuts(app: FastifyInstance, site: Site): void {
  app.get('/', (request, reply) =>
    answerPage(site, request, reply, async () => ({
      Redirect: `/home${new URL(request.url, 'http://x').search}`,
    })),
  );
  // The form of the "cannot confirm" page works without scripts, so its number arrives as a query.
  app.get('/verify', (request, reply) =>
    answerPage(site, request, reply, async ({ Query }) => {
      const number = Query.number?.normalize('NFKC').trim().slice(0, 40);
      return { Redirect: number ? verifyAddress(number, Query.c?.trim()) : '/search' };
    }),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect(currentBrand().Icon ?? '/icon.svg'));
}
