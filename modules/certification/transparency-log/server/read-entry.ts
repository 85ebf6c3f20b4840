import { type LogEntry, logEntry } from '../rules/log-entry.ts';

/** Parses the text of a leaf; null if it is not a valid entry, and so was not written by the portal. */
export function readEntry(text: string): LogEntry | null {
  try {
    return logEntry.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
