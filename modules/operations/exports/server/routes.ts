/** HTTP endpoints of exports: request, list, retry, cancel and download. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { redeemTicket } from '#modules/identity/sign-in/server/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { ExportFormat } from '#platform/common/exports/contract.ts';
import { exportRoutes } from '#platform/common/exports/contract.ts';
import { EXPORT_LIMITS } from '#platform/common/exports/limits.ts';
import { exportRoles } from '#platform/common/exports/lists.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Context, DataOf, Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { zodFields } from '#platform/server/http/zod-fields.ts';
import { exportedLists } from '#platform/server/lists/registers.ts';
import { issueTicket } from '#platform/server/media/issue-ticket.ts';
import { sendFile } from '#platform/server/media/send-file.ts';
import { createExport } from './create-export.ts';
import { areAllVisible } from './document/are-all-visible.ts';
import { requestDocument } from './document/request-document.ts';
import type { ExportRow } from './export-view.ts';
import { exportView } from './export-view.ts';
import { rolesFor } from './generate-file.ts';
import { listExports } from './list-exports.ts';
import { exportList } from './live-list.ts';
import { ownExport } from './own-export.ts';
import { retryExport } from './retry-export.ts';

type RequestListRoute = (typeof exportRoutes)['download'];

/** Up to this number of rows, a list is written within a few seconds. */
const SHORT_ROWS = 10_000;

/** Requests the export of a list. Invalid filters and lists too long for a PDF are refused immediately. */
async function requestList(context: Context<RequestListRoute>): Promise<DataOf<RequestListRoute>> {
  const { db, actor, body, at, language } = context;
  const { List, Format, Columns } = body;
  if (!hasPermission(actor.Roles, exportRoles(List))) return fail('ERR_FORBIDDEN');
  const { Page: _page, PageSize: _size, ...Filters } = body.Filters;
  const { query, count } = exportedLists.get(List);
  const parsed = query.safeParse(Filters, { reportInput: true });
  if (!parsed.success) return fail('ERR_VALIDATION', { Fields: zodFields(parsed.error) });
  const counted = await count({ db, actor, filters: Filters, language, at }, SHORT_ROWS + 1);
  if (Format === 'PDF' && counted > EXPORT_LIMITS.PdfRows)
    return fail('ERR_VALIDATION', { Text: 'ERR_EXPORT_PDF_ROWS', Params: { most: EXPORT_LIMITS.PdfRows } });
  return createExport(context, {
    Subject: List,
    Format,
    Parameters: { Filters, ...(Columns && { Columns }) },
    input: { ...body, Filters },
    isLong: counted > SHORT_ROWS,
  });
}

/** A finished export with its file. */
type ReadyExport = ExportRow & { StorageKey: string; Size: number; Name: string };

/**
 * Returns a user's own finished file if they may still have it: they still have the required role and all
 * rights it was generated with, and every application of a documents export is still visible. Otherwise
 * null.
 */
async function readyExport(
  db: Queries,
  actor: SignedIn,
  exportKey: string,
  at: Date,
): Promise<ReadyExport | null> {
  const row = await db
    .selectFrom('Export')
    .selectAll()
    .where('ExportKey', '=', exportKey)
    .where('AccountId', '=', actor.Id)
    .where('State', '=', 'READY')
    .where('ExpiresAt', '>', at)
    .executeTakeFirst();
  if (!row?.StorageKey || row.Size === null || row.Name === null) return null;
  if (!hasPermission(actor.Roles, rolesFor(row.Subject)) || !hasStillAccess(actor, row)) return null;
  const { Parameters } = row;
  if ('ApplicationKeys' in Parameters && !(await areAllVisible(db, actor, Parameters.ApplicationKeys)))
    return null;
  return { ...row, StorageKey: row.StorageKey, Size: row.Size, Name: row.Name };
}

/** Whether the user still has every role, and the organisation, that the file was made with. */
const hasStillAccess = (actor: SignedIn, { MadeWith }: ExportRow): boolean =>
  MadeWith !== null &&
  MadeWith.OrganisationId === actor.OrganisationId &&
  MadeWith.Roles.every((role) => actor.Roles.includes(role));

type ExportTicketRoute = (typeof exportRoutes)['ticket'];

/** Issues a download address with a ticket for a user's own finished file. */
async function exportTicket(context: Context<ExportTicketRoute>): Promise<DataOf<ExportTicketRoute>> {
  const { db, body, actor, at } = context;
  await ownExport(db, actor, body.ExportKey);
  if (!(await readyExport(db, actor, body.ExportKey, at)))
    return fail('ERR_TRANSITION', { Text: 'ERR_EXPORT_GONE' });
  const ticket = await issueTicket(db, context, 'EXPORT', { ExportKey: body.ExportKey });
  return { Url: `/api/export/download?ticket=${ticket}` };
}

declare module '#platform/server/media/tickets.ts' {
  interface Tickets {
    EXPORT: { ExportKey: string };
  }
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PDF: 'application/pdf',
  ZIP: 'application/zip',
};

/** Sends a user's own finished file for a ticket. */
async function downloadExport(
  { db }: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actor, Subject } = await redeemTicket(db, request, 'EXPORT');
  // A user who has lost a role or access since gets no file.
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

/**
 * Cancels an unfinished export; a running job notices within a second. Repeated or late requests change
 * nothing.
 */
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

/**
 * Registers the download route, which sends a file instead of JSON. Uncompressed, so that the announced
 * length is correct.
 */
function registerExport(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get('/api/export/download', { compress: false, exposeHeadRoute: false }, (request, reply) =>
    downloadExport(portal, store, request, reply),
  );
}

export const http = defineHttp({
  calls: [
    ...answerAll(exportRoutes, {
      download: requestList,
      document: requestDocument,
      list: listExports,
      cancel: cancelExport,
      retry: retryExport,
      ticket: exportTicket,
    }),
  ],
  register: registerExport,
  live: (db) => ({ lists: { exports: exportList(db) } }),
});
