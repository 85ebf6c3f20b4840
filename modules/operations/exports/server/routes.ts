import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { redeemTicket } from '#modules/identity/sign-in/server/redeem-ticket.ts';
import type { ExportFormat } from '#platform/common/exports/contract.ts';
import { exportRoutes } from '#platform/common/exports/contract.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Context, DataOf, Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { sendFile } from '#platform/server/media/send-file.ts';
import { requestDocument } from './document/request-document.ts';
import { exportTicket } from './export-ticket.ts';
import { exportView } from './export-view.ts';
import { listExports } from './list-exports.ts';
import { ownExport } from './own-export.ts';
import { readyExport } from './ready-export.ts';
import { requestList } from './request-list.ts';
import { retryExport } from './retry-export.ts';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PDF: 'application/pdf',
  ZIP: 'application/zip',
};

/** Gives one's own finished file for a ticket. */
async function downloadExport(
  { db }: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actor, Subject } = await redeemTicket(db, request, 'EXPORT');
  // Whoever lost a role or sight of it since then takes nothing along.
  const row = await readyExport(db, actor, Subject.ExportKey, new Date());
  if (!row) return fail('ERR_NOT_FOUND');
  await audit(db, {
    AccountId: actor.Id,
    Event: 'EXPORT',
    Object: row.Subject,
    Address: request.ip,
    Detail: {
      ...('Filters' in row.Parameters ? row.Parameters.Filters : row.Parameters),
      Sha256: row.Sha256,
    },
  });
  const { Name, Size, StorageKey } = row;
  return sendFile(reply, store, { Name, Size, StorageKey, Type: TYPES[row.Format] });
}

type Route = (typeof exportRoutes)['cancel'];

/** Ends what is not finished; the run finds its row gone within a second. Asked twice, or too late, it changes nothing. */
async function cancelExport(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body, at, address, language } = context;
  await ownExport(db, actor, body.ExportKey);
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('Export')
      .set({ State: 'CANCELLED', FinishedAt: at, Reason: null })
      .where('ExportKey', '=', body.ExportKey)
      .where('AccountId', '=', actor.Id)
      .where('State', 'in', ['WAITING', 'RUNNING'])
      .returning('Subject')
      .executeTakeFirst();
    if (!ended) return;
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'EXPORT_CANCELLED',
      Object: ended.Subject,
      Address: address,
      Detail: { ExportKey: body.ExportKey },
    });
  });
  return exportView({ db, actor, language }, await ownExport(db, actor, body.ExportKey));
}

export function bindExport(bind: Bind): void {
  bind(exportRoutes.download, requestList);
  bind(exportRoutes.document, requestDocument);
  bind(exportRoutes.list, listExports);
  bind(exportRoutes.cancel, cancelExport);
  bind(exportRoutes.retry, retryExport);
  bind(exportRoutes.ticket, exportTicket);
}

/** What does not speak JSON: the file itself. Uncompressed, so that the length that is told stays true. */
export function registerExport(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get('/api/export/download', { compress: false, exposeHeadRoute: false }, (request, reply) =>
    downloadExport(portal, store, request, reply),
  );
}
