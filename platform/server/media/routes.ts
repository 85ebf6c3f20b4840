import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access, Route } from '#platform/common/contract/define-route.ts';
import { mediaRoutes, uploadRoutes } from '#platform/common/media/contract.ts';
import type { FileStore } from '../files/store.ts';
import { clearTemporary } from '../files/temporary.ts';
import { type Bind, type RequestFacts, requestFacts } from '../http/bind.ts';
import type { Portal, SignedIn } from '../http/context.ts';
import { download, type RedeemTicket } from './download.ts';
import { fileTicket } from './file-ticket.ts';
import { UPLOAD_MS, upload } from './upload.ts';

export function bindMedia(bind: Bind): void {
  bind(mediaRoutes.ticket, fileTicket);
}

/** What the modules above answer for files that come in and go out. */
type MediaNeeds = {
  /** Whoever is signed in and not held back. */
  whoAsks: (
    portal: Portal,
    request: FastifyRequest,
    method: Route['method'],
    access?: Exclude<Access, 'public'>,
  ) => Promise<SignedIn>;
  redeemTicket: RedeemTicket;
  /** Makes an upload a picture of the body's texts, at an address of its own. */
  keepPicture: (
    context: Portal & RequestFacts & { actor: SignedIn; body: { FileKey: string } },
  ) => Promise<{ Address: string; Width: number; Height: number }>;
};

/** What does not speak JSON: a multipart body going in, a file coming out. */
export function registerMedia(
  app: FastifyInstance,
  portal: Portal,
  store: FileStore,
  { whoAsks, redeemTicket, keepPicture }: MediaNeeds,
): void {
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
    download({ portal, store, redeemTicket }, request, reply),
  );
}
