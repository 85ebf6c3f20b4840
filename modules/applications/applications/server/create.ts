import { currentVersion, type ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { ActionRequest } from '#platform/server/workflow/perform-action.ts';
import { isCertificateAssessment } from '../rules/certificate-assessments.ts';
import type { ApplicationView } from '../rules/contract.ts';
import { assertDraftLimit } from './assert-draft-limit.ts';
import { insertApplication } from './insert-application.ts';
import { knownAnswers } from './known-answers.ts';
import { startRegister } from './start-register.ts';
import { viewApplication } from './view.ts';

/**
 * Handles CREATE: checks service, assessment type and draft limit, then starts an INITIAL application or one
 * on a certificate. There is no row to lock yet, so it has its own shorter action procedure.
 */
export async function createApplication(
  portal: Portal,
  request: Omit<ActionRequest<'CREATE'>, 'key'>,
): Promise<ApplicationView> {
  const { actor, at, language } = request;
  const organisationId = actor.OrganisationId;
  if (!isClient(actor.Roles)) return fail('ERR_FORBIDDEN');
  if (organisationId === null) return fail('ERR_FORBIDDEN');
  return portal.db.transaction().execute(async (tx) => {
    const first = await repeatedAnswer<ApplicationView>(tx, request);
    if (first) return first;
    const version =
      (await currentVersion(tx, String(request.input.ServiceKey))) ??
      failField('ServiceKey', 'FIELD_INVALID');
    const assessmentType = request.input.AssessmentType as AssessmentType;
    if (!version.Definition.AssessmentTypes.includes(assessmentType))
      failField('AssessmentType', 'FIELD_INVALID');
    await assertDraftLimit(tx, { organisationId, serviceId: version.ServiceId, at });
    const key = isCertificateAssessment(assessmentType)
      ? await startRegister.get(assessmentType)({ ...request, tx, portal, version, kind: assessmentType })
      : await startInitial({ ...request, tx, version, organisationId });
    const view = await viewApplication(tx, actor, key, language, at);
    await storeAnswer(tx, request, view);
    return view;
  });
}

type Initial = Omit<ActionRequest<'CREATE'>, 'key'> & {
  tx: Tx;
  version: ServiceVersion;
  organisationId: number;
};

/** Creates an INITIAL application, which has no certificate yet. */
async function startInitial(start: Initial): Promise<string> {
  const { tx, actor, at, input, version, organisationId } = start;
  if (input.CertificateKey !== undefined) failField('CertificateKey', 'REASON_INITIAL_CERTIFICATE');
  const { ApplicationKey } = await insertApplication(tx, {
    version,
    organisationId,
    createdById: actor.Id,
    actor,
    assessmentType: 'INITIAL',
    at,
    action: 'CREATE',
    more: await knownAnswers(start),
  });
  return ApplicationKey;
}
