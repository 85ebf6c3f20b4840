/**
 * Turns any error thrown while handling a request into the API's failure response, such as 503 with a retry
 * delay when the database is unavailable; only unexpected errors are logged as errors.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestLanguage } from './bind.ts';
import { Failure } from './fail.ts';
import { formatFailure, statusOf } from './format-failure.ts';

/**
 * PostgreSQL's code for a cancelled statement. The caller may retry; operators are notified, as it may be a
 * bug.
 */
const TOO_LONG = '57014';

/** PostgreSQL and network codes that mean "the database is temporarily unavailable", not "there is a bug". */
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
  // Disk full, and termination by another process.
  '53100',
  'ENOSPC',
  '40001',
  '40P01',
  '55P03',
  // Idle transaction timeout, also when only the database's clock jumped.
  '25P03',
  '57P05',
  TOO_LONG,
]);

/** Not a response: the status recorded in metrics and log when the caller disconnected. */
const CLIENT_CLOSED = 499;

/** The client closed the connection during a file transfer, as reported by the stream. */
const isClientClosed = (error: FastifyError, { raw }: FastifyReply): boolean =>
  error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed;

/**
 * PostgreSQL's codes for text that it cannot store. Bodies and queries are checked earlier, path parameters
 * are not.
 */
const UNSTORABLE = new Set(['22021', '22P05']);

/** Turns any error into the standard failure response; only unexpected ones are logged as errors. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Also used for requests that fastify refuses before routing, such as addresses with invalid escapes. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The caller disconnected in the middle of the response: nothing failed.
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
  // Any other refusal by fastify is an unreadable request.
  if (error.statusCode && error.statusCode < 500) return new Failure('ERR_VALIDATION', {});
  return new Failure('ERR_SERVER', { Params: { request } });
}

/**
 * Messages of `pg` errors without a code. The third: rolling back a transaction whose connection failed. The
 * fourth: a connection whose other end disappeared silently. The last: an upgrade changed a table during a
 * transaction of this process; a retry succeeds.
 */
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|cached plan must not change/;

const isUnavailable = (error: FastifyError): boolean =>
  UNAVAILABLE_CODES.has(error.code) || UNAVAILABLE_MESSAGES.test(error.message);
