import {
  type ApplicationActionContext,
  checkAnswers,
  industryOf,
} from '#modules/applications/applications/server/index.ts';
import { answersFromFacts, prefilledAnswers } from '#modules/catalogue/forms/rules/index.ts';
import {
  type ServiceVersion,
  serviceVersion,
  versionInForce,
} from '#modules/catalogue/services/server/index.ts';
import { answersWithDecidedScope } from '#modules/certification/certificates/server/index.ts';
import { json } from '#platform/server/database/json.ts';

/**
 * Opens an application whose window begins: it follows the service version now in force and starts with the
 * previous answers, except those that the form requires again.
 */
export async function openNext(job: ApplicationActionContext): Promise<object> {
  const { tx, row, language } = job;
  const version = await versionOfNext(job);
  const last = await tx
    .selectFrom('Application')
    .select(['Answers', 'ScopeChange'])
    .where('Id', '=', row.ParentId ?? -1)
    .executeTakeFirst();
  const { Definition } = version;
  const answers = {
    ...prefilledAnswers(Definition.Form, last ? answersWithDecidedScope(last, Definition) : {}),
    ...answersFromFacts(Definition.Form, { CERTIFICATE_NO: row.CertificateNo ?? '' }),
  };
  const checked = await checkAnswers(version, answers, language);
  return {
    ServiceVersionId: version.Id,
    Answers: json(checked.cleanAnswers),
    IndustryCode: industryOf(Definition, checked.cleanAnswers) ?? row.IndustryCode,
    IsFormValid: checked.isValid,
  };
}

/**
 * If the current version no longer has this assessment type, the version with which the application was
 * created applies.
 */
async function versionOfNext({ tx, row, at }: ApplicationActionContext): Promise<ServiceVersion> {
  const now = await versionInForce(tx, row.ServiceId, at);
  const isOffered = now?.Definition.AssessmentTypes.includes(row.AssessmentType);
  return now && isOffered ? now : serviceVersion(tx, row.ServiceVersionId);
}
