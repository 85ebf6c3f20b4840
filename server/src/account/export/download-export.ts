import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine } from '@assay/shared/format/csv.ts';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ticketHolder } from '../../auth/ticket-holder.ts';
import { hashSecret } from '../../db/keys.ts';
import { requestLanguage } from '../../http/bind.ts';
import type { Portal, SignedIn } from '../../http/context.ts';
import { fail } from '../../http/fail.ts';
import { audit } from '../../log/audit.ts';
import { type ExportList, exportLists } from './lists.ts';

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
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', at)
    .returning(['AccountId', 'List', 'Query'])
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
  const lines = csvOf({ portal, actor, List, filters: used.Query, language: requestLanguage(request), at });
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${exportLists[List].file}-${hongKongDate(at)}.csv"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .header('cache-control', 'no-store')
    .send(Readable.from(lines));
}

type Asked = {
  portal: Portal;
  actor: SignedIn;
  List: ExportList;
  filters: unknown;
  language: Language;
  at: Date;
};

/**
 * The list as text, batch by batch as the reader takes it. Each batch goes on below the last row of the one before,
 * so that a slow reader holds no connection and no transaction.
 */
async function* csvOf({ portal: { db }, List, ...asked }: Asked): AsyncGenerator<string> {
  const { heads, batch } = exportLists[List];
  yield BYTE_ORDER_MARK + csvLine(heads.map((head) => translate(head, asked.language)));
  let before: number | null = null;
  for (;;) {
    const rows = await batch({ ...asked, db, before });
    if (rows.length === 0) return;
    yield rows.map((row) => csvLine(row.cells)).join('');
    before = rows.at(-1)?.Id ?? null;
  }
}
