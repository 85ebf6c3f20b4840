import type { FastifyReply } from 'fastify';
import type { FileStore } from '../files/store.ts';

type Sent = { Name: string; Type: string; Size: number; StorageKey: string };

/**
 * Streams a file as a download that is never executed: the browser neither guesses its type nor gives it the
 * portal's origin.
 */
export async function sendFile(reply: FastifyReply, store: FileStore, file: Sent): Promise<FastifyReply> {
  const stream = await store.get(file.StorageKey);
  return reply
    .header('content-type', file.Type)
    .header('content-length', file.Size)
    .header('content-disposition', attachment(file.Name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .header('cache-control', 'no-store')
    .send(stream);
}

/**
 * Content-Disposition header (RFC 6266): the exact name for clients that support UTF-8 (RFC 8187), ASCII for
 * all others.
 */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
