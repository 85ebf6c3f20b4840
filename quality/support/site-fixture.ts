import { rm } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { SiteDeps } from '#modules/public/site/server/deps.ts';
import { registerSite } from '#modules/public/site/server/routes.ts';
import { builtSite, siteDeps } from './site.ts';

/**
 * Starts the public website with stubbed data loaders for a test file, each test with the same example data
 * and an empty cache; returns helpers that load pages and send forms.
 */
export function siteFixture() {
  const portal = { dist: '', deps: {} as SiteDeps };
  let app: FastifyInstance;
  beforeAll(async () => {
    portal.dist = await builtSite();
    Object.assign(portal.deps, siteDeps(portal.dist));
    app = fastify();
    await app.register(registerSite, portal.deps);
  });
  beforeEach(() =>
    Object.assign(portal.deps, { memory: undefined, answers: undefined }, siteDeps(portal.dist)),
  );
  afterAll(async () => {
    await app.close();
    await rm(portal.dist, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  /** Sends a form post as a browser does without scripts. */
  const post = (url: string, payload = '') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  return { portal, deps: portal.deps, get, post };
}
