import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Settings } from '../configuration/settings.ts';
import { redactLine } from './redact-line.ts';
import { saidError } from './said-error.ts';

/**
 * The process's own log: one line of JSON for each thing to know, on the standard output, whoever says it. Secrets and
 * addresses of people are taken out of the finished line, so nobody can forget to.
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
      serializers: { err: saidError },
      hooks: { streamWrite: redactLine },
    },
    out,
  );
}
