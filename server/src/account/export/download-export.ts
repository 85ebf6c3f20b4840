import { Readable } from 'node:stream';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ticketHolder } from '../../auth/ticket-holder.ts';
import { hashSecret } from '../../db/keys.ts';
import { requestLanguage } from '../../http/bind.ts';
import type { Portal } from '../../http/context.ts';
import { fail } from '../../http/fail.ts';
import { audit } from '../../log/audit.ts';
import { csvOf } from './csv-of.ts';
import { type ExportList, exportLists } from './lists.ts';
import { xlsxOf } from './xlsx-of.ts';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TICKET = /^[A-Za-z0-9_-]{43}$/;

/** Redeems a ticket: the update that marks it used is what lets exactly one request through. */
export async function downloadExport(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { ticket } = request.query as { ticket?: unknown };
  if (typeof ticket !== 'string' || !TICKET.test(ticket)) return fail('ERR_NOT_FOUND');
  const at = new Date();
  const used = await portal.db
    .updateTable('ExportTicket')
    .set({ UsedAt: at })
    .where('TicketHash', '=', hashSecret(ticket))
    .where('List', 'in', Object.keys(exportLists))
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', at)
    .returning(['AccountId', 'List', 'Format', 'Query'])
    .executeTakeFirst();
  // Whoever signed out, or lost the account or a role since then takes nothing along.
  const actor = used && (await ticketHolder(portal.db, used.AccountId));
  if (!used || !actor) return fail('ERR_NOT_FOUND');
  const List = used.List as ExportList;
  await audit(portal.db, {
    AccountId: actor.Id,
    Event: 'EXPORT',
    Object: List,
    Address: request.ip,
    Detail: { ...used.Query },
  });
  const language = requestLanguage(request);
  const { file, heads, rows } = exportLists[List];
  const titles = heads.map((head) => translate(head, language));
  const found = rows({ db: portal.db, actor, filters: used.Query, language, at });
  const isBook = used.Format === 'XLSX';
  return reply
    .header('content-type', isBook ? WORKBOOK : 'text/csv; charset=utf-8')
    .header(
      'content-disposition',
      `attachment; filename="${file}-${hongKongDate(at)}.${isBook ? 'xlsx' : 'csv'}"`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .header('cache-control', 'no-store')
    .send(isBook ? xlsxOf(titles, found, at) : Readable.from(csvOf(titles, found)));
}
