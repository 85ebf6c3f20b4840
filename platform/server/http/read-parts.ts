import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fail } from './fail.ts';

type Reading = Parameters<FastifyRequest['parts']>[0] & { throwFileSizeLimit?: boolean };

/** The parts of a multipart body; one that is cut off, or no such body at all, is the sender's failure, not ours. */
export async function* readParts(request: FastifyRequest, reading: Reading): AsyncGenerator<Multipart> {
  const parts = request.parts(reading);
  try {
    for (;;) {
      const next = await parts.next().catch(unreadable);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await parts.return?.().catch(() => undefined);
  }
}

/** Beyond a limit the library says which status that is; what its parser stumbles over has none. */
export function unreadable(error: unknown): never {
  if (typeof (error as { statusCode?: unknown }).statusCode === 'number') throw error;
  return fail('ERR_UPLOAD_ERR');
}
