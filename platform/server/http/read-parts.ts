/**
 * Yields the parts of a multipart request body, such as an upload; an incomplete or unreadable one becomes
 * an error of the sender (ERR_UPLOAD_ERR), not of the server.
 */
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fail } from './fail.ts';

type Reading = Parameters<FastifyRequest['parts']>[0] & { throwFileSizeLimit?: boolean };

/** Yields the parts; an incomplete or missing multipart body is the sender's error, not the server's. */
export async function* readParts(request: FastifyRequest, reading: Reading): AsyncGenerator<Multipart> {
  const parts = request.parts(reading);
  try {
    for (;;) {
      const next = await parts.next().catch(unreadable);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Only ends the reading; the error of the parts themselves was thrown above.
    await parts.return?.().catch(() => undefined);
  }
}

/** For an exceeded limit the library gives the status; errors of its parser have none. */
export function unreadable(error: unknown): never {
  if (typeof (error as { statusCode?: unknown }).statusCode === 'number') throw error;
  return fail('ERR_UPLOAD_ERR');
}
