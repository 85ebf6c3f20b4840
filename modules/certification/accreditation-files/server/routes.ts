import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { dossierRoutes } from '../rules/contract.ts';
import { askForDossier } from './ask-for-dossier.ts';
import { dossierTicket } from './dossier-ticket.ts';
import { downloadDossier } from './download-dossier.ts';
import { listDossiers } from './list-dossiers.ts';

export function bindDossier(bind: Bind): void {
  bind(dossierRoutes.list, listDossiers);
  bind(dossierRoutes.make, askForDossier);
  bind(dossierRoutes.ticket, dossierTicket);
}

/** What does not speak JSON: the file itself. Uncompressed, so that the length that is told stays true. */
export function registerDossier(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get(
    '/api/application/certificate/dossier/download',
    { compress: false, exposeHeadRoute: false },
    (request, reply) => downloadDossier(portal, store, request, reply),
  );
}
