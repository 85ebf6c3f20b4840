/** API routes of accreditation files: request, list, download ticket and download. */
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
import { accreditationFileRoutes } from '../rules/contract.ts';
import { toAccreditationFileView } from './accreditation-file-view.ts';
import { plainName } from './pack/entry-name.ts';
import { requestAccreditationFile } from './request-accreditation-file.ts';
import { visibleCertificate } from './visible-certificate.ts';

type ListAccreditationFilesRoute = (typeof accreditationFileRoutes)['list'];

/** Maximum number of files in the list; older ones are of no interest. */
const MAX_ROWS = 5;

/**
 * Lists only the user's own files of a certificate: another user's file may contain more than this user may
 * see.
 */
async function listAccreditationFiles({
  db,
  query,
  actor,
}: Context<ListAccreditationFilesRoute>): Promise<DataOf<ListAccreditationFilesRoute>> {
  const certificate = (await visibleCertificate(db, actor, query)) ?? fail('ERR_NOT_FOUND');
  const rows = await db
    .selectFrom('AccreditationFile')
    .selectAll()
    .where('CertificateId', '=', certificate.Id)
    .where('AccountId', '=', actor.Id)
    .orderBy('Id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return { AccreditationFiles: rows.map(toAccreditationFileView) };
}

/** Downloads the user's own finished file with a ticket. */
async function downloadAccreditationFile(
  { db }: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actor, Subject } = await redeemTicket(db, request, 'ACCREDITATION_FILE');
  const row = await db
    .selectFrom('AccreditationFile')
    .selectAll()
    .where('AccreditationFileKey', '=', Subject.AccreditationFileKey)
    .where('AccountId', '=', actor.Id)
    .where('Status', '=', 'READY')
    .executeTakeFirst();
  // A user who has lost the role or access to the certificate since then gets nothing.
  const certificate = row && (await visibleCertificate(db, actor, { Id: row.CertificateId }));
  if (!row?.StorageKey || row.Size === null || !certificate) return fail('ERR_NOT_FOUND');
  const { AccreditationFileKey, Sha256, Size, StorageKey } = row;
  await audit(db, {
    AccountId: actor.Id,
    Event: 'ACCREDITATION_FILE_DOWNLOADED',
    Object: certificate.CertificateNo,
    Address: request.ip,
    Detail: { AccreditationFileKey, Sha256 },
  });
  const Name = `${plainName(certificate.CertificateNo)}-file-${hongKongDate(row.RequestedAt)}.zip`;
  return sendFile(reply, store, { Name, Type: 'application/zip', Size, StorageKey });
}

type Route = (typeof accreditationFileRoutes)['ticket'];

/** Returns the download address of the user's own finished file. */
async function accreditationFileTicket(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, actor } = context;
  const row = await db
    .selectFrom('AccreditationFile')
    .select(['CertificateId'])
    .where('AccreditationFileKey', '=', body.AccreditationFileKey)
    .where('AccountId', '=', actor.Id)
    .where('Status', '=', 'READY')
    .executeTakeFirst();
  if (!row || !(await visibleCertificate(db, actor, { Id: row.CertificateId }))) return fail('ERR_NOT_FOUND');
  const ticket = await issueTicket(db, context, 'ACCREDITATION_FILE', {
    AccreditationFileKey: body.AccreditationFileKey,
  });
  return { Url: `/api/application/certificate/accreditation-file/download?ticket=${ticket}` };
}

declare module '#platform/server/media/tickets.ts' {
  interface Tickets {
    ACCREDITATION_FILE: { AccreditationFileKey: string };
  }
}

/** Not a JSON response: the file itself. Uncompressed, so that the announced length stays correct. */
function registerAccreditationFiles(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get(
    '/api/application/certificate/accreditation-file/download',
    { compress: false, exposeHeadRoute: false },
    (request, reply) => downloadAccreditationFile(portal, store, request, reply),
  );
}

export const http = defineHttp({
  calls: [
    ...answerAll(accreditationFileRoutes, {
      list: listAccreditationFiles,
      make: requestAccreditationFile,
      ticket: accreditationFileTicket,
    }),
  ],
  register: registerAccreditationFiles,
});
