/**
 * Endpoints for invoice documents: request one-time download addresses for invoices, refund notes and
 * statements of account, view a statement, and download the file.
 */
import type { FastifyInstance } from 'fastify';
import type { Portal } from '#platform/server/http/context.ts';
import { answer, answerAll, type RouteHandler } from '#platform/server/http/http-module.ts';
import { accountStatementRoutes } from '../rules/account-contract.ts';
import { invoiceDocumentRoute, refundNoteRoute } from '../rules/document-contract.ts';
import { requestStatement } from './account/request-statement.ts';
import { viewAccount } from './account/view-account.ts';
import { downloadDocument } from './document/download-document.ts';
import { requestRefundNote } from './document/refund-note.ts';
import { requestInvoices } from './document/request-invoices.ts';

export const documentRouteHandlers: readonly RouteHandler[] = [
  answer(invoiceDocumentRoute, requestInvoices),
  answer(refundNoteRoute, requestRefundNote),
  ...answerAll(accountStatementRoutes, { view: viewAccount, document: requestStatement }),
];

/** Registers the download endpoint for documents, which returns files instead of JSON. */
export function registerDocuments(app: FastifyInstance, portal: Portal): void {
  app.get('/api/payment/paper/download', { compress: false, exposeHeadRoute: false }, (request, reply) =>
    downloadDocument(portal, request, reply),
  );
}
