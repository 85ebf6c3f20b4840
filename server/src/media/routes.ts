import { mediaRoutes } from '@assay/shared/media/contract.ts';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../files/store.ts';
import { clearTemporary } from '../files/temporary.ts';
import type { Bind } from '../http/bind.ts';
import type { Portal } from '../http/context.ts';
import { download } from './download.ts';
import { fileTicket } from './file-ticket.ts';
import { UPLOAD_MS, upload } from './upload.ts';

export function bindMedia(bind: Bind): void {
  bind(mediaRoutes.ticket, fileTicket);
}

/** What does not speak JSON: a multipart body going in, a file coming out. */
export function registerMedia(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.addHook('onReady', () => clearTemporary(portal.settings));
  app.post('/api/media/upload', { config: { bodyTimeout: UPLOAD_MS } }, async (request) => ({
    data: await upload(portal, store, request),
  }));
  // Uncompressed, so that the length that is told stays true.
  app.get('/api/media/download', { compress: false, exposeHeadRoute: false }, (request, reply) =>
    download(portal, store, request, reply),
  );
}
