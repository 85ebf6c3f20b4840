/**
 * Loads extra facts before a workflow decision: submission checks, certificate locks, the named assignee, and what
 * higher-level modules know about typed values.
 */

import { runInFormThread } from '#modules/catalogue/forms/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { fail } from '#platform/server/http/fail.ts';
import { openPoints } from '../rules/points.ts';
import { type ApplicationAction, applicationWorkflow } from '../rules/workflow.ts';
import { assigneeColumns } from './assignee-columns.ts';
import { certificatesInQueries } from './certificate-of-application.ts';
import { checkAnswers } from './check-answers.ts';
import { factsOf } from './facts-of.ts';
import { loadApplication } from './load.ts';
import { submittedPointAnswers } from './point-answers.ts';
import { type Prepare, preparedFacts } from './prepare-register.ts';
import { submittedAnswers } from './submitted-answers.ts';

/**
 * Locks the certificate and reloads the facts, so that its other open applications, its status and its pages cannot
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
    if (!(applicationWorkflow.Rows.SUBMIT.From as readonly string[]).includes(row.ApplicationStatusCode))
      return {};
    const version = await serviceVersion(tx, row.ServiceVersionId);
    const answers = await submittedAnswers(version, { row, actor, language, given: input.Answers });
    const { isValid, errors } = await checkAnswers(version, answers, language);
    const OpenPointNos = openPoints(row.Points, submittedPointAnswers(row, input.PointAnswers));
    return {
      IsFormValid: isValid,
      WrongAnswers: errors.map(({ Field, Message }) => ({ Field, Message, Code: 'FIELD_INVALID' })),
      PointsOpen: OpenPointNos.length,
      OpenPointNos,
    };
  },

  REJECT_CHECKLIST: async ({ tx, row, input }) => {
    if (!(input.Points as { Field?: string }[]).some(({ Field }) => Field !== undefined)) return {};
    const { Definition } = await serviceVersion(tx, row.ServiceVersionId);
    return { FormFields: Object.keys(await runInFormThread('fieldTitles', Definition.Form, 'EN')) };
  },

  CRB_CONFIRM: async (job) => ({
    ...(await withCertificateLock(job)),
    ...(await preparedFacts.get('CRB_CONFIRM')(job)),
  }),
  CHANGE_MACHFORM: (job) => preparedFacts.get('CHANGE_MACHFORM')(job),

  GENERATE_CERT: withCertificateLock,
  REGENERATE_CERT: withCertificateLock,
  UPLOAD_CERT: withCertificateLock,
  UPLOAD_DISCLOSURE: withCertificateLock,
  PUBLISH: withCertificateLock,
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
    return { Assignee: { ...assignee, IsActive: accountStatuses.active.includes(Status) } };
  },
};
