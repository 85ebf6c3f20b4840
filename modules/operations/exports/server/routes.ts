import type { FastifyInstance } from 'fastify';
import { exportRoutes } from '#platform/common/exports/contract.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { cancelExport } from './cancel-export.ts';
import { requestDocument } from './document/request-document.ts';
import { downloadExport } from './download-export.ts';
import { exportTicket } from './export-ticket.ts';
import { listExports } from './list-exports.ts';
import { requestList } from './request-list.ts';
import { retryExport } from './retry-export.ts';

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
