import type { AssessmentType } from '@assay/shared/application/statuses.ts';
import { addDays, addMonths } from '@assay/shared/format/dates.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import { json } from '../../db/json.ts';
import { serviceVersion } from '../../service/versions.ts';
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

/** Opens with the last answers, so that the client only changes what has changed. */
export async function showNextCycle({ tx, row, language }: ApplicationJob): Promise<object> {
  const last = await tx
    .selectFrom('Application')
    .select('Answers')
    .where('Id', '=', row.ParentId ?? -1)
    .executeTakeFirst();
  if (!last) return {};
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const checked = await checkAnswers(version, last.Answers, language);
  return {
    Answers: json(checked.cleanAnswers),
    IndustryCode: industryOf(version.Definition, checked.cleanAnswers),
    IsFormValid: checked.isValid,
  };
}
