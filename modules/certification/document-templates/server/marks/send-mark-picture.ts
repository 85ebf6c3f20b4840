import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticatedCaller } from '#modules/identity/sign-in/server/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { sendPicture } from '#platform/server/files/send-picture.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { documentTemplatesPermissions } from '../../rules/permissions.ts';

/**
 * Sends the picture of a mark (logo, signature or accreditation mark) to users who manage marks; all others
 * get not found.
 */
export async function sendMarkPicture(
  portal: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const actor = await authenticatedCaller(portal, request, 'GET');
  const { MarkKey } = request.query as { MarkKey?: unknown };
  const isKeeper = hasPermission(actor.Roles, documentTemplatesPermissions.MANAGE_MARKS);
  if (typeof MarkKey !== 'string' || !isKeeper) return fail('ERR_NOT_FOUND');
  const file = await portal.db
    .selectFrom('Mark')
    .innerJoin('File', 'File.FileKey', 'Mark.FileKey')
    .select(['File.StorageKey', 'File.Size'])
    .where('Mark.MarkKey', '=', MarkKey)
    .where('Mark.RemovedAt', 'is', null)
    .executeTakeFirst();
  return sendPicture(reply, store, file);
}
