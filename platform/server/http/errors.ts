import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestLanguage } from './bind.ts';
import { Failure } from './fail.ts';
import { formatFailure, statusOf } from './format-failure.ts';

/** PostgreSQL cancelled a statement. The caller may retry; the operator has to be notified, for it may be our bug. */
const TOO_LONG = '57014';

/** PostgreSQL and network codes that mean "the database is away for a moment", not "we have a bug". */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  // A full disk, and a termination by another process.
  '53100',
  'ENOSPC',
  '40001',
  '40P01',
  '55P03',
  // A transaction that was waited for too long, also where only the clock of the database jumped.
  '25P03',
  '57P05',
  TOO_LONG,
]);

/** Not an answer of ours: what metrics and the log record when the caller did not wait. */
const CLIENT_CLOSED = 499;

/** The reader closed the connection during a file transfer: what streams report to the writer. */
const isClientClosed = (error: FastifyError, { raw }: FastifyReply): boolean =>
  error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed;

/** PostgreSQL on text that it cannot keep. Bodies and queries are judged before; addresses come here as they are. */
const UNSTORABLE = new Set(['22021', '22P05']);

/** Turns whatever was thrown into the one form of failure; only the unexpected is logged as an error. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Also for what fastify refuses before there is a route, such as an address with broken escapes. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The caller has disconnected in the middle of the answer: there is no one to answer, and nothing has failed.
  if (isClientClosed(error, reply)) return reply.status(CLIENT_CLOSED).send();
  const failure = asFailure(error, request.id);
  if (failure.Code === 'ERR_SERVER' || error.code === TOO_LONG)
    request.log.error({ err: error }, 'unexpected failure');
  if (failure.Details.RetryAfter) reply.header('retry-after', String(failure.Details.RetryAfter));
  const body = formatFailure(failure, requestLanguage(request));
  if (failure.Code === 'ERR_SERVER') body.RequestId = request.id;
  return reply.status(statusOf(failure)).send(body);
}

export function asFailure(error: FastifyError, request: string): Failure {
  if (error instanceof Failure) return error;
  if (isUnavailable(error)) return new Failure('ERR_UNAVAILABLE', { RetryAfter: 2 });
  if (error.statusCode === 413) return new Failure('ERR_UPLOAD_ERR', { Status: 413 });
  if (error.statusCode === 415) return new Failure('ERR_UPLOAD_ERR', { Status: 415 });
  if (error.statusCode === 429)
    return new Failure('ERR_RATE_LIMIT', { Params: { minutes: 1 }, RetryAfter: 60 });
  if (error.statusCode === 503) return new Failure('ERR_UNAVAILABLE', { RetryAfter: 2 });
  if (UNSTORABLE.has(error.code)) return new Failure('ERR_VALIDATION', {});
  // Whatever else fastify itself refuses is a request that cannot be read.
  if (error.statusCode && error.statusCode < 500) return new Failure('ERR_VALIDATION', {});
  return new Failure('ERR_SERVER', { Params: { request } });
}

/**
 * Without a code: what `pg` says itself. Taking back a transaction whose connection died is refused with the third;
 * the fourth is about a connection whose other end is gone without a word.
 * The last: an upgrade has changed a table under a transaction of this process; begun again it goes through.
 */
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|cached plan must not change/;

const isUnavailable = (error: FastifyError): boolean =>
  UNAVAILABLE_CODES.has(error.code) || UNAVAILABLE_MESSAGES.test(error.message);
