import type { Measured } from '#platform/server/files/write-measured.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import type { Progress } from './progress.ts';
import type { RunningExport } from './running-export.ts';

/**
 * Types of the input and result of generating an export's file: the export, its user, the `path` to write
 * to, and name, size and hash of the file.
 */
export type FileRequest = {
  portal: Portal;
  row: RunningExport;
  actor: SignedIn;
  path: string;
  progress: Progress;
};
/** `Done` counts rows or, for documents, applications. */
export type FileResult = Measured & { Name: string; Done: number };
