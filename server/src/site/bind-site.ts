import type { FastifyInstance } from 'fastify';
import type { Portal } from '../http/context.ts';
import { portalDeps } from './portal-deps.ts';
import { registerSite } from './routes.ts';

/** The public site on this portal's data. */
export const bindSite = (app: FastifyInstance, portal: Portal): Promise<void> =>
  registerSite(app, portalDeps(portal));
