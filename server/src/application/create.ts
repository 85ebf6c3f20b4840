import { isClient } from '@assay/shared/access/roles.ts';
import type { ApplicationView } from '@assay/shared/application/contract.ts';
import type { AssessmentType } from '@assay/shared/application/statuses.ts';
import type { Portal } from '../http/context.ts';
import { fail, failField } from '../http/fail.ts';
import { currentVersion } from '../service/versions.ts';
import type { Wish } from '../workflow/act.ts';
import { repeatedAnswer, storeAnswer } from '../workflow/idempotency.ts';
import { insertApplication } from './insert-application.ts';
import { refuseDraftBeyondLimit } from './refuse-draft.ts';
import { viewApplication } from './view.ts';

/** CREATE: there is no row to lock yet, so it has its own short way through the same steps. */
export async function createApplication(
  portal: Portal,
  wish: Omit<Wish<'CREATE'>, 'key'>,
): Promise<ApplicationView> {
  const { actor, at, language } = wish;
  const organisationId = actor.OrganisationId;
  if (!isClient(actor.Roles)) return fail('ERR_FORBIDDEN');
  if (organisationId === null) return fail('ERR_FORBIDDEN');
  return portal.db.transaction().execute(async (tx) => {
    const first = await repeatedAnswer<ApplicationView>(tx, wish);
    if (first) return first;
    const version =
      (await currentVersion(tx, String(wish.input.ServiceKey))) ?? failField('ServiceKey', 'FIELD_INVALID');
    const assessmentType = wish.input.AssessmentType as AssessmentType;
    if (!version.Definition.AssessmentTypes.includes(assessmentType))
      failField('AssessmentType', 'FIELD_INVALID');
    await refuseDraftBeyondLimit(tx, { organisationId, serviceId: version.ServiceId });
    const row = await insertApplication(tx, {
      version,
      organisationId,
      createdById: actor.Id,
      actor,
      assessmentType,
      status: 'DRAFT',
      at,
      action: 'CREATE',
    });
    const view = await viewApplication(tx, actor, row.ApplicationKey, language, at);
    await storeAnswer(tx, wish, view);
    return view;
  });
}
