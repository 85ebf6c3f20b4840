import { serviceVersion } from '#modules/catalogue/services/server/versions.ts';
import { fail, type SaidField } from '#platform/server/http/fail.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import type { ApplicationAction } from '../rules/workflow.ts';
import { answersGiven } from './answers-given.ts';
import { assigneeColumns } from './assignee-columns.ts';
import { checkAnswers } from './check-answers.ts';
import type { ApplicationJob } from './job.ts';
import { pointAnswersGiven, pointFields } from './point-answers.ts';

type Prepare = (job: ApplicationJob) => Promise<Partial<ApplicationFacts>>;

/** What has to be looked up before the table can decide. */
export const prepare: Partial<Record<ApplicationAction, Prepare>> = {
  /** The form is judged again here: what a browser thought of it counts for nothing. */
  SUBMIT: async ({ tx, row, actor, input, language }) => {
    // Whose form was submitted a moment ago is told that, not what is wrong with answers that count no more.
    if (!['INPROGRESS', 'RETURNED', 'REJECTED'].includes(row.ApplicationStatusCode)) return {};
    const version = await serviceVersion(tx, row.ServiceVersionId);
    const answers = await answersGiven(version, { row, actor, language, given: input.Answers });
    const checked = await checkAnswers(version, answers, language);
    const unanswered = pointFields(row, pointAnswersGiven(row, actor, input.PointAnswers));
    const wrong = checked.errors.map(
      (error): SaidField => ({ Field: error.Field, Code: 'FIELD_INVALID', Message: error.Message }),
    );
    if (wrong.length + unanswered.length > 0) fail('ERR_VALIDATION', { Fields: [...unanswered, ...wrong] });
    return { IsFormValid: true, PointsOpen: 0 };
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
