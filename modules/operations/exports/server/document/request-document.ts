/**
 * Handles a request to export forms, certificates or invoices of selected applications: checks role, access
 * and missing documents, and queues the export.
 */
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { exportRoutes } from '#platform/common/exports/contract.ts';
import { documentOf } from '#platform/common/exports/documents.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { createExport } from '../create-export.ts';
import { areAllVisible } from './are-all-visible.ts';
import { missingDocuments } from './missing-documents.ts';

type Route = (typeof exportRoutes)['document'];

/** Up to this number of applications, the documents are generated within seconds. */
const SHORT = 20;

/**
 * Requests documents. If one application is not visible to the caller, the whole request is refused as not
 * found.
 */
export async function requestDocument(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body, language } = context;
  const ApplicationKeys = [...new Set(body.ApplicationKeys)];
  if (!hasPermission(actor.Roles, documentOf(body.Mode).Roles)) return fail('ERR_FORBIDDEN');
  if (!(await areAllVisible(db, actor, ApplicationKeys))) return fail('ERR_NOT_FOUND');
  const refused = await missingDocuments(db, actor, body.Mode, ApplicationKeys, language);
  if (refused) return fail('ERR_VALIDATION', { Text: refused.Code, Params: refused.Params });
  return createExport(context, {
    Subject: body.Mode,
    Format: body.As,
    Parameters: { ApplicationKeys },
    input: body,
    isLong: ApplicationKeys.length > SHORT,
  });
}
