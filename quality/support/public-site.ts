/**
 * Starts the public website of a test portal with its real data, with helpers that load pages and send forms
 * with or without a file, as a browser does.
 */
import { rm } from 'node:fs/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { portalDeps } from '#modules/public/site/server/portal-deps.ts';
import { registerSite } from '#modules/public/site/server/routes.ts';
import { createApp } from '#platform/server/http/create-app.ts';
import type { TestPortal } from './portal.ts';
import { builtSite } from './site.ts';

export type PublicSite = {
  app: FastifyInstance;
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** Sends a form without a file, as a browser does. */
  post: (
    url: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  /** Sends a form with a file, as a browser does. */
  send: (url: string, fields: Record<string, string>, file?: Uint8Array) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
};

/** Starts the public pages of a portal with its real data. */
export async function startPublicSite({ portal }: TestPortal): Promise<PublicSite> {
  const dist = await builtSite();
  const app = await createApp(portal.settings);
  await app.register(registerSite, { ...portalDeps(portal), dist });
  return {
    app,
    get: async (url, headers = {}) => app.inject({ url, headers }),
    post: async (url, fields, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    send: async (url, fields, file) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob(file ? [new Uint8Array(file)] : []), file ? 'numbers.csv' : '');
      const request = new Request('http://portal.test', { method: 'POST', body: form });
      return app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': String(request.headers.get('content-type')) },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    },
    close: async () => {
      await app.close();
      await rm(dist, { recursive: true });
    },
  };
}
