import type { ExportRow } from './export-view.ts';

/** A row that a run has taken; its bytes go under this key, and whoever names another has taken it over. */
export type RunningExport = ExportRow & { StorageKey: string };
