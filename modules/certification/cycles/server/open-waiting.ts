import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { applicationHandler } from '#modules/applications/applications/server/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { type ActionRequest, performInTransaction } from '#platform/server/workflow/perform-action.ts';
import { portalActor } from '#platform/server/workflow/portal-actor.ts';

type By = { tx: Tx; portal: Portal } & Pick<ActionRequest<'CREATE'>, 'language' | 'at'>;

/**
 * Opens a certificate's planned application that still waits for its window, when a client starts that
 * assessment; returns its key, or null if none waits. Fails with a conflict if the application is locked.
 */
export async function openWaiting(
  { tx, portal, language, at }: By,
  certificateId: number,
  type: AssessmentType,
): Promise<string | null> {
  const found = tx
    .selectFrom('Application')
    .select('ApplicationKey')
    .where('CertificateId', '=', certificateId)
    .where('AssessmentType', '=', type)
    .where('ApplicationStatusCode', 'in', applicationStatuses.scheduled)
    .orderBy('Id', 'desc')
    .limit(1);
  if (!(await found.executeTakeFirst())) return null;
  const locked = (await found.forUpdate().skipLocked().executeTakeFirst()) ?? fail('ERR_CONFLICT');
  const key = locked.ApplicationKey;
  await performInTransaction(tx, portal, applicationHandler, {
    action: 'SHOW_NEXT_CYCLE',
    key,
    input: { ApplicationKey: key },
    actor: portalActor,
    language,
    at,
    idempotencyKey: null,
  });
  return key;
}
