import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { redeemTicket } from '#modules/identity/sign-in/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Context, DataOf, Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { issueTicket } from '#platform/server/media/issue-ticket.ts';
import { sendFile } from '#platform/server/media/send-file.ts';
import { dossierRoutes } from '../rules/contract.ts';
import { askForDossier } from './ask-for-dossier.ts';
import { dossierView } from './dossier-view.ts';
import { plainName } from './pack/entry-name.ts';
import { seenCertificate } from './seen-certificate.ts';

type ListDossiersRoute = (typeof dossierRoutes)['list'];

/** Older ones are of no interest. */
const SHOWN = 5;

/** One's own files of a certificate: what another was given may hold more than this person may see. */
async function listDossiers({
  db,
  query,
  actor,
}: Context<ListDossiersRoute>): Promise<DataOf<ListDossiersRoute>> {
  const certificate = (await seenCertificate(db, actor, query)) ?? fail('ERR_NOT_FOUND');
  const rows = await db
    .selectFrom('Dossier')
    .selectAll()
    .where('CertificateId', '=', certificate.Id)
    .where('AccountId', '=', actor.Id)
    .orderBy('Id', 'desc')
    .limit(SHOWN)
    .execute();
  return { Dossiers: rows.map(dossierView) };
}

/** Gives one's own finished file for a ticket. */
async function downloadDossier(
  { db }: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actor, Subject } = await redeemTicket(db, request, 'DOSSIER');
  const row = await db
    .selectFrom('Dossier')
    .selectAll()
    .where('DossierKey', '=', Subject.DossierKey)
    .where('AccountId', '=', actor.Id)
    .where('Status', '=', 'READY')
    .executeTakeFirst();
  // A user who has lost the role or access to the certificate since then gets nothing.
  const certificate = row && (await seenCertificate(db, actor, { Id: row.CertificateId }));
  if (!row?.StorageKey || row.Size === null || !certificate) return fail('ERR_NOT_FOUND');
  const { DossierKey, Sha256, Size, StorageKey } = row;
  await audit(db, {
    AccountId: actor.Id,
    Event: 'DOSSIER_DOWNLOADED',
    Object: certificate.CertificateNo,
    Address: request.ip,
    Detail: { DossierKey, Sha256 },
  });
  const Name = `${plainName(certificate.CertificateNo)}-file-${hongKongDate(row.AskedAt)}.zip`;
  return sendFile(reply, store, { Name, Type: 'application/zip', Size, StorageKey });
}

type Route = (typeof dossierRoutes)['ticket'];

/** The address of one's own finished file. */
async function dossierTicket(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, actor } = context;
  const row = await db
    .selectFrom('Dossier')
    .select(['CertificateId'])
    .where('DossierKey', '=', body.DossierKey)
    .where('AccountId', '=', actor.Id)
    .where('Status', '=', 'READY')
    .executeTakeFirst();
  if (!row || !(await seenCertificate(db, actor, { Id: row.CertificateId }))) return fail('ERR_NOT_FOUND');
  const ticket = await issueTicket(db, context, 'DOSSIER', { DossierKey: body.DossierKey });
  return { Url: `/api/application/certificate/dossier/download?ticket=${ticket}` };
}

declare module '#platform/server/media/tickets.ts' {
  interface Tickets {
    DOSSIER: { DossierKey: string };
  }
}

/** Not a JSON response: the file itself. Uncompressed, so that the announced length stays correct. */
function registerDossier(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get(
    '/api/application/certificate/dossier/download',
    { compress: false, exposeHeadRoute: false },
    (request, reply) => downloadDossier(portal, store, request, reply),
  );
}

export const http = defineHttp({
  calls: [...answerAll(dossierRoutes, { list: listDossiers, make: askForDossier, ticket: dossierTicket })],
  register: registerDossier,
});
