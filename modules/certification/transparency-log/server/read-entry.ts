import { type LogEntry, logEntry } from '../rules/log-entry.ts';

/** What the text of a leaf says; null where it says nothing: then it was never us who wrote it. */
export function readEntry(text: string): LogEntry | null {
  try {
    return logEntry.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
