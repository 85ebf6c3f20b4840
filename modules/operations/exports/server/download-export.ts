import type { FastifyReply, FastifyRequest } from 'fastify';
import { redeemTicket } from '#modules/identity/sign-in/server/redeem-ticket.ts';
import type { ExportFormat } from '#platform/common/exports/contract.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { sendFile } from '#platform/server/media/send-file.ts';
import { readyExport } from './ready-export.ts';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PDF: 'application/pdf',
  ZIP: 'application/zip',
};

/** Gives one's own finished file for a ticket. */
export async function downloadExport(
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
