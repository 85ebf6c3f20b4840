import type { ExportFormat } from '@assay/shared/export/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { redeemTicket } from '../auth/redeem-ticket.ts';
import type { FileStore } from '../files/store.ts';
import type { Portal } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { audit } from '../log/audit.ts';
import { sendFile } from '../media/send-file.ts';
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
