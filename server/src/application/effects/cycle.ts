import type { AssessmentType } from '@assay/shared/application/statuses.ts';
import { prefilledAnswers } from '@assay/shared/form/prefilled-answers.ts';
import { addDays, addMonths } from '@assay/shared/format/dates.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import { json } from '../../db/json.ts';
import { type ServiceVersion, serviceVersion, versionInForce } from '../../service/versions.ts';
import { checkAnswers } from '../check-answers.ts';
import { industryOf } from '../industry-of.ts';
import { insertApplication } from '../insert-application.ts';
import type { ApplicationJob } from '../job.ts';

const day = (date: string): Date => new Date(`${date}T00:00:00+08:00`);

/** The next application of the cycle waits for its window; it begins with the service version of this one. */
export async function generateCycle(job: ApplicationJob): Promise<undefined> {
  const { tx, row, actor, at } = job;
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const next = await nextAssessment(job, version.Definition);
  await insertApplication(tx, {
    version,
    organisationId: row.OrganisationId,
    createdById: row.CreatedById,
    actor,
    assessmentType: next.type,
    status: 'WAITING',
    at,
    action: 'GENERATE_CYCLE',
    more: {
      ParentId: row.Id,
      StartDateTime: day(next.opens),
      EndDateTime: day(next.due),
      SharedWith: row.SharedWith,
      CertificateId: row.CertificateId,
      IndustryCode: row.IndustryCode,
    },
  });
  return undefined;
}

type Next = { type: AssessmentType; opens: string; due: string };

/** Surveillances by the months of the service, then the renewal before the certificate ends. */
async function nextAssessment({ tx, row }: ApplicationJob, { Cycle }: ServiceDefinition): Promise<Next> {
  if (!Cycle) throw new Error('the table lets only services with a cycle come here');
  const from = row.DecisionDate ?? row.EffectiveDate ?? '';
  const done = await tx
    .selectFrom('Application')
    .select((eb) => eb.fn.countAll<number>().as('Count'))
    .where('CertificateId', '=', row.CertificateId)
    .where('AssessmentType', '=', 'SURVEILLANCE')
    .where('ApplicationStatusCode', '=', 'COMPLETED')
    .executeTakeFirstOrThrow();
  const months = Cycle.SurveillanceMonths[row.AssessmentType === 'RENEWAL' ? 0 : done.Count];
  if (months !== undefined) {
    const due = addMonths(row.FirstIssueDate ?? from, months);
    return { type: 'SURVEILLANCE', opens: addDays(due, -Cycle.SurveillanceWindowDays), due };
  }
  const due = row.ExpiryDate ?? addMonths(from, Cycle.ValidMonths);
  return { type: 'RENEWAL', opens: addDays(due, -Cycle.RenewalWindowDays), due };
}

/**
 * Opens in the version that holds today, with the last answers: the client only changes what has changed, and answers
 * anew what the form asks anew.
 */
export async function showNextCycle(job: ApplicationJob): Promise<object> {
  const { tx, row, language } = job;
  const version = await versionOfNext(job);
  const last = await tx
    .selectFrom('Application')
    .select('Answers')
    .where('Id', '=', row.ParentId ?? -1)
    .executeTakeFirst();
  const { Definition } = version;
  const answers = prefilledAnswers(Definition.Form, last?.Answers ?? {});
  const checked = await checkAnswers(version, answers, language);
  return {
    ServiceVersionId: version.Id,
    Answers: json(checked.cleanAnswers),
    IndustryCode: industryOf(Definition, checked.cleanAnswers) ?? row.IndustryCode,
    IsFormValid: checked.isValid,
  };
}

/** A version that has no such assessment any more cannot lead through one: then the one it was begun with does. */
async function versionOfNext({ tx, row, at }: ApplicationJob): Promise<ServiceVersion> {
  const now = await versionInForce(tx, row.ServiceId, at);
  const isOffered = now?.Definition.AssessmentTypes.includes(row.AssessmentType);
  return now && isOffered ? now : serviceVersion(tx, row.ServiceVersionId);
}
