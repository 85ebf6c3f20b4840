import type { FastifyReply } from 'fastify';
import { fail } from '../http/fail.ts';
import type { FileStore } from './store.ts';

type StoredPicture = { StorageKey: string; Size: number };

/** Streams a picture the portal has drawn itself (PNG) to be shown, never to run; none: ERR_NOT_FOUND. */
export async function sendPicture(
  reply: FastifyReply,
  store: FileStore,
  file: StoredPicture | undefined,
): Promise<FastifyReply> {
  if (!file) return fail('ERR_NOT_FOUND');
  return reply
    .header('content-type', 'image/png')
    .header('content-length', file.Size)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .send(await store.get(file.StorageKey));
}
