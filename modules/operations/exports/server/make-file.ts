import type { Role } from '#platform/common/access/roles.ts';
import { documentOf, type ExportMode, isExportMode } from '#platform/common/exports/documents.ts';
import { type ExportList, exportRoles } from '#platform/common/exports/lists.ts';
import { makeDocuments } from './document/make-documents.ts';
import type { FileAsked, FileMade } from './file-asked.ts';
import { holdsOne } from './holds-one.ts';
import { makeList } from './list/make-list.ts';
import { Refused } from './refused.ts';

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
export const rolesFor = (subject: ExportList | ExportMode): readonly Role[] =>
  isExportMode(subject) ? documentOf(subject).Roles : exportRoles(subject);
