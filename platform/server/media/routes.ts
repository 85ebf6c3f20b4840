/** HTTP handlers for uploading and downloading files. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaRoutes, uploadRoutes } from '#platform/common/media/contract.ts';
import { audit } from '../audit/audit.ts';
import type { Queries } from '../database/connect.ts';
import type { FileRow } from '../files/link-files.ts';
import type { FileStore } from '../files/store.ts';
import { clearTemporary } from '../files/temporary.ts';
import { defineHook } from '../hooks.ts';
import type { Authentication } from '../http/authentication.ts';
import { type RequestFacts, requestFacts } from '../http/bind.ts';
import type { Context, Portal, SignedIn } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { answerAll, defineHttp } from '../http/http-module.ts';
import { canAccessFile } from './file-access.ts';
import { issueTicket } from './issue-ticket.ts';
import { sendFile } from './send-file.ts';
import { UPLOAD_MS, upload } from './upload.ts';

/**
 * Returns the file of a key if the user may read it: they uploaded it, or may see the record it is attached
 * to.
 */
async function visibleFile(db: Queries, actor: SignedIn, fileKey: string): Promise<FileRow | null> {
  const file = await db.selectFrom('File').selectAll().where('FileKey', '=', fileKey).executeTakeFirst();
  if (!file || file.AccountId === actor.Id) return file ?? null;
  return (await canAccessFile(db, actor, file)) ? file : null;
}

/** Returns the one-time URL of a stored file that the caller may read. */
async function fileTicket(context: Context<typeof mediaRoutes.ticket>): Promise<{ Url: string }> {
  const { db, actor, body } = context;
  const file = await visibleFile(db, actor, body.FileKey);
  if (!file) return fail('ERR_NOT_FOUND');
  const ticket = await issueTicket(db, context, 'FILE', { FileKey: body.FileKey });
  return { Url: `/api/media/download?ticket=${ticket}` };
}

type DownloadDeps = { portal: Portal; store: FileStore; redeemTicket: Authentication['redeemTicket'] };

/** Sends a stored file for a ticket. */
async function download(
  { portal: { db }, store, redeemTicket }: DownloadDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actor, Subject } = await redeemTicket(db, request, 'FILE');
  // A user who has lost access to the file since then gets an error.
  const file = await visibleFile(db, actor, Subject.FileKey);
  if (!file) return fail('ERR_NOT_FOUND');
  await audit(db, {
    AccountId: actor.Id,
    Event: 'FILE_DOWNLOADED',
    Object: file.FileKey,
    Address: request.ip,
    Detail: { Name: file.Name },
  });
  return sendFile(reply, store, file);
}

/** Hook that turns an upload into an image for the certification body's texts, with its own address. */
export const pictureUploaded = defineHook<
  Portal & RequestFacts & { actor: SignedIn; body: { FileKey: string } },
  { Address: string; Width: number; Height: number }
>('media.picture-uploaded');

/** Registers the routes that are not JSON: multipart uploads and file downloads. */
function registerMedia(
  app: FastifyInstance,
  portal: Portal,
  store: FileStore,
  { authenticatedCaller, redeemTicket }: Authentication,
): void {
  app.addHook('onReady', () => clearTemporary(portal.settings));
  for (const { path, access, ...route } of uploadRoutes)
    app.post(`/api${path}`, { config: { bodyTimeout: UPLOAD_MS } }, async (request) => {
      const actor = await authenticatedCaller(portal, request, 'POST', access);
      if (!('kind' in route)) return { data: await upload(portal, store, request, { actor }) };
      const { FileKey } = await upload(portal, store, request, { actor, kind: route.kind });
      const context = { ...portal, ...requestFacts(request), actor, body: { FileKey } };
      const [{ Address, ...size } = fail('ERR_NOT_FOUND')] = await pictureUploaded.run(context);
      // TinyMCE reads `location`, in addition to the envelope of all other responses.
      return { location: Address, data: { location: Address, ...size } };
    });
  // Uncompressed, so that the announced length is correct.
  app.get('/api/media/download', { compress: false, exposeHeadRoute: false }, (request, reply) =>
    download({ portal, store, redeemTicket }, request, reply),
  );
}

export const http = defineHttp({
  calls: [...answerAll(mediaRoutes, { ticket: fileTicket })],
  register: registerMedia,
});
