import type { FastifyInstance } from 'fastify';
import { whoAsks } from '#modules/identity/sign-in/server/who-asks.ts';
import { keepPicture } from '#modules/public/content/server/pictures.ts';
import { mediaRoutes, uploadRoutes } from '#platform/common/media/contract.ts';
import type { FileStore } from '../files/store.ts';
import { clearTemporary } from '../files/temporary.ts';
import { type Bind, requestFacts } from '../http/bind.ts';
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
  for (const { path, access, ...route } of uploadRoutes)
    app.post(`/api${path}`, { config: { bodyTimeout: UPLOAD_MS } }, async (request) => {
      const actor = await whoAsks(portal, request, 'POST', access);
      if (!('kind' in route)) return { data: await upload(portal, store, request, { actor }) };
      const { FileKey } = await upload(portal, store, request, { actor, kind: route.kind });
      const { Address, ...size } = await keepPicture({
        ...portal,
        ...requestFacts(request),
        actor,
        body: { FileKey },
      });
      // TinyMCE reads `location` beside the envelope of all other calls.
      return { location: Address, data: { location: Address, ...size } };
    });
  // Uncompressed, so that the length that is told stays true.
  app.get('/api/media/download', { compress: false, exposeHeadRoute: false }, (request, reply) =>
    download(portal, store, request, reply),
  );
}
