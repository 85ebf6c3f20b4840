import { type LogEntry, logEntry } from '../rules/log-entry.ts';

/**
 * Parses the text of a public log leaf; null if it is not a valid entry, which the portal cannot have
 * written.
 */
export function readEntry(text: string): LogEntry | null {
  try {
    return logEntry.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // Not JSON: the caller reports an invalid entry.
    return null;
  }
}
