import type { FastifyReply } from 'fastify';
import { Failure } from './fail.ts';

/** A signal that is aborted when the connection closes before the answer was written: no caller is left to read it. */
export function abortedWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort(new Failure('ERR_UNAVAILABLE', { RetryAfter: 2 }));
  });
  return gone.signal;
}
