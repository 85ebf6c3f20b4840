/** Public HTTP endpoints of the register, including downloads of certificates and disclosure documents. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { sendFile } from '#platform/server/media/send-file.ts';
import { publicRoutes } from '../rules/contract.ts';
import { checkHash } from './check-hash.ts';
import { checkList } from './check-list.ts';
import { disclosureOf } from './disclosed.ts';
import { downloadCertificate } from './download-certificate.ts';
import { loadDisclosures } from './load-disclosures.ts';
import { loadIndustries } from './load-industries.ts';
import { loadRegister } from './load-register.ts';
import { loadVerdict } from './load-verdict.ts';

const requestedVerdict = z.object({ CertificateNo: z.string().trim().min(1).max(40) });

/**
 * Sends the disclosure document while its certificate is published; otherwise responds as if there were
 * none.
 */
async function downloadDisclosure(
  { db }: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { data } = requestedVerdict.safeParse(request.query);
  const file = data && (await disclosureOf(db, data.CertificateNo.toUpperCase(), hongKongDate(new Date())));
  return sendFile(reply, store, file ?? fail('ERR_NOT_FOUND'));
}

/** Registers the public downloads. The server-rendered site uses the same loaders. */

function registerRegister(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get('/api/public/certificate/download', { compress: false }, (request, reply) =>
    downloadCertificate(portal, store, request, reply),
  );
  app.get('/api/public/disclosure/download', { compress: false }, (request, reply) =>
    downloadDisclosure(portal, store, request, reply),
  );
}

export const http = defineHttp({
  calls: [
    ...answerAll(publicRoutes, {
      industryList: async (context) => ({
        Rows: (await loadIndustries(context)).map(({ Code }) => Code),
      }),
      certificateList: (context) => loadRegister(context, context.query, context.at),
      certificateView: (context) => loadVerdict(context, context.query, context.at),
      certificateCheck: checkHash,
      certificateCheckList: async ({ db, body, at, address }) => {
        await countAttempt(db, { kind: 'bulkCheck', address });
        return { Rows: await checkList(db, body.Items, at), CheckedAt: at.toISOString() };
      },
      disclosureList: (context) => loadDisclosures(context, context.query),
    }),
  ],
  register: registerRegister,
});
