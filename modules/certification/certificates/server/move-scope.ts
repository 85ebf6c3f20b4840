/** Passes a decided scope on to the applications of a certificate whose pages would still print the earlier one. */
import { isSameScope, type ScopeChange } from '#modules/applications/applications/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { DocumentRequest } from './document-request.ts';
import type { LockedCertificate } from './life/action-context.ts';
import { lockAssessments, openAssessments } from './open-assessments.ts';
import { appliedScope, pageScope } from './page-scope.ts';

type Application = DocumentRequest['application'];

/**
 * The application of the page in force prints the decided scope from now on, also if its page was uploaded. An open
 * assessment does so if it applies for the scope that the certificate had; one that applies for another is decided as applied
 * for. @returns the application of the page in force, as changed
 */
export async function moveScope(tx: Tx, row: LockedCertificate, change: ScopeChange): Promise<Application> {
  const others = openAssessments(tx, row.Id).where('Id', '<>', row.Application.Id);
  for (const application of await lockAssessments(others)) {
    const { Definition } = await serviceVersion(tx, application.ServiceVersionId);
    const scope = pageScope(application, Definition);
    if (scope !== null && isSameScope(scope, change.Before))
      await store(tx, application, replacing(application, Definition, change));
  }
  const { Application: inForce } = row;
  // Its own version: the certificate follows that of the page in force.
  const ScopeChange = replacing(inForce, row.ServiceVersion.Definition, change);
  await store(tx, inForce, ScopeChange);
  await tx.updateTable('Application').set({ IsManual: false }).where('Id', '=', inForce.Id).execute();
  return { ...inForce, ScopeChange, IsManual: false };
}

/** What the answers apply for is replaced, whatever was decided before. */
const replacing = (
  { Answers }: Application,
  definition: Parameters<typeof appliedScope>[1],
  { Before, After }: ScopeChange,
): ScopeChange => ({ Before: appliedScope(Answers, definition) ?? Before, After });

const store = (tx: Tx, { Id }: Application, change: ScopeChange) =>
  tx
    .updateTable('Application')
    .set({ ScopeChange: json(change) })
    .where('Id', '=', Id)
    .execute();
