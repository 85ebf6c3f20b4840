import type { ExportRow } from './export-view.ts';

/**
 * Type of an export that a job run has claimed by setting the storage key of its file; a different key means
 * that another run has claimed it.
 */
export type RunningExport = ExportRow & { StorageKey: string };
