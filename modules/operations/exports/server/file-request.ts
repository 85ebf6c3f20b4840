import type { Measured } from '#platform/server/files/write-measured.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import type { Progress } from './progress.ts';
import type { RunningExport } from './running-export.ts';

/** What a file is made from and for whom; it is written to `path`. */
export type FileRequest = {
  portal: Portal;
  row: RunningExport;
  actor: SignedIn;
  path: string;
  progress: Progress;
};
/** `Done` counts rows, or applications. */
export type FileResult = Measured & { Name: string; Done: number };
