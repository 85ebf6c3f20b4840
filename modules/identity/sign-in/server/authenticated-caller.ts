import type { FastifyRequest } from 'fastify';
import type { Access, Route } from '#platform/common/contract/define-route.ts';
import { bearer } from '#platform/server/http/bind.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { authenticate } from './authenticate.ts';
import { refuseEnded } from './refuse-ended.ts';
import { requirePrerequisites } from './require-prerequisites.ts';

/**
 * Checks session, role, second factor and terms for the few request handlers outside the JSON route layer,
 * such as files, and returns the user; otherwise refuses the request.
 */
export async function authenticatedCaller(
  { db }: Portal,
  request: FastifyRequest,
  method: Route['method'],
  access: Exclude<Access, 'public'> = 'session',
): Promise<SignedIn> {
  const token = bearer(request);
  const actor = token ? await authenticate(db, token) : null;
  if (!actor) return refuseEnded(db, token);
  if (access !== 'session' && !access.some((role) => actor.Roles.includes(role))) fail('ERR_FORBIDDEN');
  requirePrerequisites({ method, access }, actor);
  return actor;
}
