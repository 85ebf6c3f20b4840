import type { FastifyInstance } from 'fastify';
import type { Portal } from '../http/context.ts';
import { memoriesOf } from './page-memory.ts';
import { portalDeps } from './portal-deps.ts';
import { registerSite } from './routes.ts';

/** The public site on this portal's data; what was drawn is forgotten by `start-live.ts`. */
export function bindSite(app: FastifyInstance, portal: Portal): Promise<void> {
  const { pages, answers } = memoriesOf(portal.db);
  return registerSite(app, { ...portalDeps(portal), memory: pages, answers });
}
