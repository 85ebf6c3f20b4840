import type { ExportRow } from './export-view.ts';

/**
 * An export claimed by a run, which stores its file under this key; a different key means that another run
 * has claimed it.
 */
export type RunningExport = ExportRow & { StorageKey: string };
