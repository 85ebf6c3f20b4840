import type { FastifyInstance } from 'fastify';
import { certificateWorkflow } from '#modules/certification/certificates/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { onCommitted } from '#platform/server/workflow/committed.ts';
import type { SiteDeps } from './deps.ts';
import { cachesOf, clearVerdictCache } from './page-cache.ts';
import { portalDeps } from './portal-deps.ts';
import { registerSite } from './routes.ts';

/**
 * Registers the public site with this portal's data. Cached pages are dropped when the database announces a
 * change (`start-realtime.ts`), and immediately for changes by this process: the author of a suspension sees
 * it at the next request.
 */
export function bindSite(
  app: FastifyInstance,
  portal: Portal,
  pages: Partial<Pick<SiteDeps, 'dist'>> = {},
): Promise<void> {
  const memories = cachesOf(portal.db);
  onCommitted(portal.db, (workflow) => workflow === certificateWorkflow && clearVerdictCache(portal.db));
  return registerSite(app, {
    ...portalDeps(portal),
    memory: memories.pages,
    answers: memories.answers,
    ...pages,
  });
}
