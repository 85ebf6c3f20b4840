import type { ExportList } from '#platform/common/exports/lists.ts';
import { LIST_ROLES } from '#platform/common/exports/lists.ts';
import { type ExportMode, MODE_ROLES } from '#platform/common/exports/modes.ts';
import type { Measured } from '#platform/server/files/write-measured.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { makeDocuments } from './document/make-documents.ts';
import { holdsOne } from './holds-one.ts';
import { makeList } from './list/make-list.ts';
import type { Progress } from './progress.ts';
import { Refused } from './refused.ts';
import type { RunningExport } from './running-export.ts';

/** What a file is made from and for whom; it is written to `path`. */
export type FileAsked = {
  portal: Portal;
  row: RunningExport;
  actor: SignedIn;
  path: string;
  progress: Progress;
};
/** `Done` counts rows, or applications. */
export type FileMade = Measured & { Name: string; Done: number };

/** One file, as this person may have it at this moment. */
export function makeFile(asked: FileAsked): Promise<FileMade> {
  const { row, actor } = asked;
  if (!holdsOne(actor, rolesFor(row.Subject))) throw new Refused({ Code: 'EXPORT_NO_RIGHT' });
  const { Parameters, Subject } = row;
  return 'Filters' in Parameters
    ? makeList(asked, Subject as ExportList, Parameters.Filters)
    : makeDocuments(asked, Subject as ExportMode, Parameters.ApplicationKeys);
}

/** Who may have it at all. */
export const rolesFor = (subject: ExportList | ExportMode) => ({ ...LIST_ROLES, ...MODE_ROLES })[subject];
