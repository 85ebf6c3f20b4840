import { SETTINGS_ROLES } from '@assay/shared/access/roles.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from '../../auth/authenticate.ts';
import { refuseHeld } from '../../auth/refuse-held.ts';
import type { FileStore } from '../../files/store.ts';
import { bearer } from '../../http/bind.ts';
import type { Portal } from '../../http/context.ts';
import { fail } from '../../http/fail.ts';

/** The picture of a mark, for those who keep them; to everybody else there is none. */
export async function sendMarkPicture(
  { db }: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = bearer(request);
  const actor = token ? await authenticate(db, token) : null;
  if (!actor) return fail('ERR_AUTH');
  refuseHeld({ method: 'GET', access: 'session' }, actor);
  const { MarkKey } = request.query as { MarkKey?: unknown };
  const isKeeper = actor.Roles.some((role) => (SETTINGS_ROLES as readonly string[]).includes(role));
  if (typeof MarkKey !== 'string' || !isKeeper) return fail('ERR_NOT_FOUND');
  const file = await db
    .selectFrom('Mark')
    .innerJoin('File', 'File.FileKey', 'Mark.FileKey')
    .select(['File.StorageKey', 'File.Size'])
    .where('Mark.MarkKey', '=', MarkKey)
    .where('Mark.RemovedAt', 'is', null)
    .executeTakeFirst();
  if (!file) return fail('ERR_NOT_FOUND');
  return reply
    .header('content-type', 'image/png')
    .header('content-length', file.Size)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .send(await store.get(file.StorageKey));
}
