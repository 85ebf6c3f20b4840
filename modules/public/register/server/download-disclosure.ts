import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { sendFile } from '#platform/server/media/send-file.ts';
import { disclosureOf } from './disclosed.ts';

const asked = z.object({ CertificateNo: z.string().trim().min(1).max(40) });

/** The disclosure document itself, while its certificate is published; otherwise as if there had never been one. */
export async function downloadDisclosure(
  { db }: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { data } = asked.safeParse(request.query);
  const file = data && (await disclosureOf(db, data.CertificateNo.toUpperCase(), hongKongDate(new Date())));
  return sendFile(reply, store, file ?? fail('ERR_NOT_FOUND'));
}
