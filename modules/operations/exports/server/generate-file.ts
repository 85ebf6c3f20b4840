import { hasPermission } from '#platform/common/access/permissions.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { documentOf, type ExportMode, isExportMode } from '#platform/common/exports/documents.ts';
import { type ExportList, exportRoles } from '#platform/common/exports/lists.ts';
import { makeDocuments } from './document/make-documents.ts';
import { ExportRefused } from './export-refused.ts';
import type { FileRequest, FileResult } from './file-request.ts';
import { writeList } from './list/write-list.ts';

/**
 * Generates the file of a queued export, a list or documents, and refuses it if the user no longer has one
 * of the required roles.
 */
export function generateFile(request: FileRequest): Promise<FileResult> {
  const { row, actor } = request;
  if (!hasPermission(actor.Roles, rolesFor(row.Subject)))
    throw new ExportRefused({ Code: 'EXPORT_NO_RIGHT' });
  const { Parameters, Subject } = row;
  return 'Filters' in Parameters
    ? writeList(request, Subject as ExportList, Parameters.Filters)
    : makeDocuments(request, Subject as ExportMode, Parameters.ApplicationKeys);
}

/** Roles that may export this list or document type. */
export const rolesFor = (subject: ExportList | ExportMode): readonly Role[] =>
  isExportMode(subject) ? documentOf(subject).Roles : exportRoles(subject);
