import type { ExportRow } from './export-view.ts';

/** A row claimed by a run; its bytes are stored under this key, and a different key means another run has taken over. */
export type RunningExport = ExportRow & { StorageKey: string };
