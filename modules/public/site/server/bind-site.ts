import type { FastifyInstance } from 'fastify';
import { certificateWorkflow } from '#modules/certification/certificates/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { onCommitted } from '#platform/server/workflow/committed.ts';
import type { SiteDeps } from './deps.ts';
import { forgetVerdicts, memoriesOf } from './page-memory.ts';
import { portalDeps } from './portal-deps.ts';
import { registerSite } from './routes.ts';

/**
 * The public site on this portal's data. What was drawn is forgotten when the database tells of a change
 * (`start-live.ts`), and at once where it was made here: whoever suspends a certificate and then looks finds it so.
 */
export function bindSite(
  app: FastifyInstance,
  portal: Portal,
  pages: Partial<Pick<SiteDeps, 'dist'>> = {},
): Promise<void> {
  const memories = memoriesOf(portal.db);
  onCommitted(portal.db, (workflow) => workflow === certificateWorkflow && forgetVerdicts(portal.db));
  return registerSite(app, {
    ...portalDeps(portal),
    memory: memories.pages,
    answers: memories.answers,
    ...pages,
  });
}
