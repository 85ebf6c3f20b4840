import { format } from 'node:util';
import type { Logger } from 'pino';
import { currentWork } from './current-work.ts';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Redirects `console` output of the portal or a library to the log, with the request or job it belongs to.
 */
export function redirectConsole(log: Logger): void {
  for (const [name, level] of Object.entries(LEVELS))
    console[name as keyof typeof LEVELS] = (...values: unknown[]) => {
      const err = values.find((one) => one instanceof Error);
      const { RequestId, Task } = currentWork() ?? {};
      const about = { ...(RequestId && { RequestId }), ...(Task && { Task }), ...(err && { err }) };
      const args = values.filter((one) => one !== err);
      log[level](about, args.length > 0 ? format(...args) : (err?.message ?? ''));
    };
}
