import type { Measured } from '#platform/server/files/write-measured.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import type { Progress } from './progress.ts';
import type { RunningExport } from './running-export.ts';

/** Input for generating an export file: the export, the user, and the `path` to which the file is written. */
export type FileRequest = {
  portal: Portal;
  row: RunningExport;
  actor: SignedIn;
  path: string;
  progress: Progress;
};
/** `Done` counts rows or, for documents, applications. */
export type FileResult = Measured & { Name: string; Done: number };
