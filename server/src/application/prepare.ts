import type { ApplicationFacts } from '@assay/shared/application/facts.ts';
import type { ApplicationAction } from '@assay/shared/application/workflow.ts';
import { fail } from '../http/fail.ts';
import { serviceVersion } from '../service/versions.ts';
import { assigneeColumns } from './assignee-columns.ts';
import { checkAnswers } from './check-answers.ts';
import type { ApplicationJob } from './job.ts';

type Prepare = (job: ApplicationJob) => Promise<Partial<ApplicationFacts>>;

/** What has to be looked up before the table can decide. */
export const prepare: Partial<Record<ApplicationAction, Prepare>> = {
  /** The form is judged again here: what a browser thought of it counts for nothing. */
  SUBMIT: async ({ tx, row, input, language }) => {
    const version = await serviceVersion(tx, row.ServiceVersionId);
    const checked = await checkAnswers(
      version,
      (input.Answers as typeof row.Answers | undefined) ?? row.Answers,
      language,
    );
    const isOpen = ['INPROGRESS', 'RETURNED', 'REJECTED'].includes(row.ApplicationStatusCode);
    if (isOpen && !checked.isValid)
      fail('ERR_VALIDATION', {
        Fields: checked.errors.map((error) => ({
          Field: error.Field,
          Code: 'FIELD_INVALID',
          Message: error.Message,
        })),
      });
    return { IsFormValid: checked.isValid };
  },

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
