/**
 * Loads extra facts before a workflow decision: submission checks, certificate locks and the named
 * assignee.
 */
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { type FailureField, fail } from '#platform/server/http/fail.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import type { ApplicationAction } from '../rules/workflow.ts';
import type { ApplicationActionContext } from './action-context.ts';
import { assigneeColumns } from './assignee-columns.ts';
import { certificatesInQueries } from './certificate-of-application.ts';
import { checkAnswers } from './check-answers.ts';
import { factsOf } from './facts-of.ts';
import { loadApplication } from './load.ts';
import { pointFields, submittedPointAnswers } from './point-answers.ts';
import { submittedAnswers } from './submitted-answers.ts';

type Prepare = (job: ApplicationActionContext) => Promise<Partial<ApplicationFacts>>;

/**
 * Locks the certificate and reloads the facts, so that its other open applications and its status cannot
 * change until the transaction ends. If two actions start concurrently, the second sees the first.
 */
const withCertificateLock: Prepare = async ({ tx, row, actor }) => {
  if (row.CertificateId === null) return {};
  await certificatesInQueries.get('CERTIFICATE').lock(tx, row.CertificateId);
  const now = (await loadApplication(tx, actor, row.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
  return factsOf(now, (await serviceVersion(tx, row.ServiceVersionId)).Definition);
};

/** Facts to look up before the workflow table decides, by action. */
export const prepare: Partial<Record<ApplicationAction, Prepare>> = {
  /** The form is validated again on the server; the browser's result is ignored. */
  SUBMIT: async ({ tx, row, actor, input, language }) => {
    // If the form has already been submitted, report the status, not errors in answers that no longer matter.
    if (!['INPROGRESS', 'RETURNED', 'REJECTED'].includes(row.ApplicationStatusCode)) return {};
    const version = await serviceVersion(tx, row.ServiceVersionId);
    const answers = await submittedAnswers(version, { row, actor, language, given: input.Answers });
    const checked = await checkAnswers(version, answers, language);
    const unanswered = pointFields(row, submittedPointAnswers(row, actor, input.PointAnswers));
    const wrong = checked.errors.map(
      (error): FailureField => ({ Field: error.Field, Code: 'FIELD_INVALID', Message: error.Message }),
    );
    if (wrong.length + unanswered.length > 0) fail('ERR_VALIDATION', { Fields: [...unanswered, ...wrong] });
    return { IsFormValid: true, PointsOpen: 0 };
  },

  SPECIAL: withCertificateLock,
  GENERATE_CYCLE: withCertificateLock,
  SHOW_NEXT_CYCLE: withCertificateLock,

  ASSIGN: async ({ tx, row, input, at }) => {
    const person = await tx
      .selectFrom('Account')
      .select(['UserKey', 'Roles', 'Status'])
      .select(assigneeColumns(row, at))
      .where('UserKey', '=', String(input.AssignedUserKey))
      .where('Kind', '=', 'STAFF')
      .executeTakeFirst();
    if (!person) return {};
    const { Status, ...assignee } = person;
    return { Assignee: { ...assignee, IsActive: Status === 'ACTIVE' } };
  },
};
