/**
 * Creates the process's log as JSON lines on standard output; removes passwords, tokens, keys, link codes
 * and email addresses from every line, and database rows from errors.
 */
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Settings } from '../configuration/settings.ts';

/** Properties with which libraries and the database identify an error. */
type Codes = { code?: unknown; constraint?: unknown; table?: unknown; statusCode?: unknown };

/** Maximum depth of nested causes of an error. */
const MAX_DEPTH = 4;

/**
 * Returns the loggable part of an error: type, origin and database codes. Other properties are omitted:
 * PostgreSQL's `detail` and `where` quote whole rows, and HTTP clients keep their request with its keys.
 */
function serializeError(error: unknown, left = MAX_DEPTH): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? { type: typeof error } : String(error);
  const { code, constraint, table, statusCode }: Error & Codes = error;
  const known = Object.entries({ code, constraint, table, statusCode }).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  );
  const others = error instanceof AggregateError ? error.errors : [];
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(known),
    ...(left > 0 && error.cause !== undefined && { cause: serializeError(error.cause, left - 1) }),
    ...(left > 0 &&
      others.length > 0 && { errors: others.slice(0, 5).map((one) => serializeError(one, left - 1)) }),
  };
}

/**
 * Patterns that must not appear in a log line, whatever its source: passwords in URLs, bearer tokens,
 * provider keys, named secrets, link codes, email addresses. People who read a log must not see them. Values
 * that the portal itself logs are never secrets; this covers messages of libraries, PostgreSQL and external
 * services.
 */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@"\\]*:[^\s/@"\\]*@/gi, '$1[hidden]@'],
  [/\bBearer\s+[A-Za-z0-9._~+/-]+=*/gi, 'Bearer [hidden]'],
  [/\b(?:sk|rk|pk|whsec|re)_(?:test_|live_)?[A-Za-z0-9]{8,}/g, '[hidden]'],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, '[hidden]'],
  [/([?&](?:code|token|ticket|key|secret|password|signature|state|c|t)=)[^&\s"'\\#]+/gi, '$1[hidden]'],
  [
    /((?:password|passwd|secret|token|ticket|authorization|cookie|api[-_]?key)\w*\\?["']?\s*[:=]\s*\\?["']?)(?!\[hidden\]|Bearer )[^\s"'\\,;}&]+/gi,
    '$1[hidden]',
  ],
  [/[A-Za-z0-9._%+-]+@(?=(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,})/g, '[hidden]@'],
];

/** Most lines contain none of them, which one match establishes. */
const SUSPICIOUS =
  /@|bearer|_live_|_test_|whsec_|eyJ|[?&]\w+=|password|passwd|secret|token|ticket|authorization|cookie|api[-_]?key/i;

const redactLine = (line: string): string =>
  SUSPICIOUS.test(line)
    ? HIDDEN.reduce((text, [found, instead]) => text.replace(found, instead), line)
    : line;

/**
 * Creates the process's log: one line of JSON per event on standard output, whatever its source. Secrets and
 * personal addresses are removed from the finished line, so that this cannot be forgotten.
 */
export function createLog(
  { NODE_ENV, LOG_LEVEL }: Pick<Settings, 'NODE_ENV' | 'LOG_LEVEL'>,
  out: DestinationStream = destination({ fd: 1, sync: true }),
): Logger {
  const usual = { production: 'info', development: 'warn', test: 'silent' }[NODE_ENV];
  return pino(
    {
      level: LOG_LEVEL ?? usual,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: serializeError },
      hooks: { streamWrite: redactLine },
    },
    out,
  );
}
