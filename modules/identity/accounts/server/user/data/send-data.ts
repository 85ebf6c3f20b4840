import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { redeemTicket } from '#modules/identity/sign-in/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import { zipStream } from '#platform/server/files/zip-stream.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { ownData } from './own-data.ts';
import { type OwnFile, ownFiles } from './own-files.ts';

/**
 * Handles the download of a user's personal data: redeems a one-time ticket and streams a ZIP of `data.json`
 * and all files that the user uploaded, never stored on disk.
 */
export async function sendData(
  portal: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actor } = await redeemTicket(portal.db, request, 'OWN_DATA');
  const at = new Date();
  const files = await ownFiles(portal.db, actor.Id);
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', `attachment; filename="assay-data-${hongKongDate(at)}.zip"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(zipOf(portal, store, { actor, at, files }));
}

type ExportRequest = { actor: SignedIn; at: Date; files: OwnFile[] };

function zipOf(portal: Portal, store: FileStore, { actor, at, files }: ExportRequest): Readable {
  const data = {
    path: 'data.json',
    open: () => Readable.from(ownData(portal, actor, at, files)),
    compress: true,
    mtime: at,
  };
  // Pictures and documents are already compressed.
  const storedFiles = files.map(({ Path, StorageKey, Size, CreatedAt }) => ({
    path: Path,
    open: () => store.get(StorageKey),
    compress: false,
    size: Size,
    mtime: CreatedAt,
  }));
  return zipStream([data, ...storedFiles]);
}
