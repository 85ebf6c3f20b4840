import type { FastifyInstance } from 'fastify';
import { authentication } from '#modules/identity/sign-in/server/authentication.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import { binder } from '#platform/server/http/bind.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { createApp } from '#platform/server/http/create-app.ts';
import { frameOrigins } from '#platform/server/http/frame-origins.ts';
import { createLog } from '#platform/server/operation/create-log.ts';
import { registerDocs } from './docs/routes.ts';
import { httpModules } from './http-modules.ts';

/**
 * Creates the fastify instance that serves the whole API: binds the route handlers of every module and
 * serves the API documentation.
 */
export async function createPortal(portal: Portal, store: FileStore): Promise<FastifyInstance> {
  const { settings, db } = portal;
  const frames = frameOrigins.run(settings).flat();
  const identify = async (token: string) => (await authentication.authenticate(db, token))?.Id ?? null;
  const app = await createApp(settings, frames, createLog(settings), identify);
  const bind = binder(app, { portal, store, authentication });
  for (const { http } of httpModules) {
    for (const call of http.calls ?? []) call.bindTo(bind);
    http.register?.(app, portal, store, authentication);
  }
  await registerDocs(app);
  return app;
}
