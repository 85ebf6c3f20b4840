/** Public routes of the transparency log: checkpoints, proofs, consistency and the offline verifier. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { safeFileName } from '#platform/server/files/safe-file-name.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { proofQuery, transparencyRoutes } from '../rules/contract.ts';
import { newestCheckpoint } from './checkpoints.ts';
import { loadCheckpoints } from './load-checkpoints.ts';
import { loadProof } from './load-proof.ts';
import { readEntry } from './read-entry.ts';
import { readSpans } from './read-nodes.ts';
import { consistencySpans } from './spans.ts';

/**
 * Proof that the tree of one size is the beginning of a larger one; sizes up to the newest signed one are
 * allowed.
 */
async function loadConsistency(
  { db }: Pick<Portal, 'db'>,
  { From, To }: { From: number; To: number },
): Promise<{ From: number; To: number; Path: string[] }> {
  const size = (await newestCheckpoint(db))?.Size ?? 0;
  if (To > size) return failField('To', 'LOG_SIZE_UNKNOWN', { size });
  if (From > To) return failField('From', 'LOG_SIZE_ORDER');
  const spans = consistencySpans(From, To);
  const hashOf = await readSpans(db, spans);
  return { From, To, Path: spans.map((span) => hashOf(span).toString('base64')) };
}

/** Script that verifies a proof without the portal, available to anyone. */
const VERIFIER = join(import.meta.dirname, '../../../../scripts/verify-proof.mjs');

/** Routes for other programs: the newest signed note, a proof as a file, and the verification script. */
function registerTransparency(app: FastifyInstance, portal: Portal): void {
  app.get('/api/public/log/checkpoint', async (_request, reply) => {
    const { Note } = (await newestCheckpoint(portal.db)) ?? fail('ERR_NOT_FOUND');
    return reply.type('text/plain; charset=utf-8').send(Note);
  });
  app.get('/api/public/log/verifier', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('content-disposition', 'attachment; filename="verify-proof.mjs"')
      .send(await readFile(VERIFIER)),
  );
  app.get('/api/public/log/proof/file', async (request, reply) => {
    const { lang: _, ...query } = (request.query ?? {}) as Record<string, unknown>;
    const { data: proofRequest } = proofQuery.safeParse(query);
    const proof = proofRequest ? await loadProof(portal, proofRequest) : fail('ERR_NOT_FOUND');
    const entry = readEntry(proof.Entry);
    const about = entry ? `${entry.CertificateNo}-${entry.Seq}` : `entry-${proof.Index}`;
    const name = `${safeFileName(about)}.assay-proof.json`;
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(`${JSON.stringify(proof, null, 2)}\n`);
  });
}

export const http = defineHttp({
  calls: [
    ...answerAll(transparencyRoutes, {
      proof: (context) => loadProof(context, context.query),
      consistency: (context) => loadConsistency(context, context.query),
      checkpoints: loadCheckpoints,
    }),
  ],
  register: registerTransparency,
});
