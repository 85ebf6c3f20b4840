import type { Socket } from 'node:net';
import { Failure } from './fail.ts';
import { sayFailure } from './say-failure.ts';

const REASONS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Bytes that are no request: nobody knows a language, a route or a page of ours that it could be for. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = JSON.stringify(sayFailure(new Failure('ERR_VALIDATION', {}), 'EN'));
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${REASONS[error.code ?? ''] ?? '400 Bad Request'}`,
        `content-length: ${Buffer.byteLength(body)}`,
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
        "content-security-policy: default-src 'none';frame-ancestors 'none'",
        'x-content-type-options: nosniff',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroy(error);
}
