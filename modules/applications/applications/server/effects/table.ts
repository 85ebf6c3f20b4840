import { isDueOnFit } from '#modules/applications/assessments/rules/findings.ts';
import { writeAnswers } from '#modules/applications/assessments/server/write-answers.ts';
import { formProviders } from '#modules/applications/external-forms/server/providers.ts';
import { serviceVersion } from '#modules/catalogue/services/server/versions.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import { failField } from '#platform/server/http/fail.ts';
import type { ApplicationFacts } from '../../rules/facts.ts';
import { APPLICATION_ACTIONS, type ApplicationAction } from '../../rules/workflow.ts';
import type { ApplicationJob } from '../job.ts';
import { assign } from './assign.ts';
import type { Effect } from './effect.ts';
import { paymentEffects } from './payment.ts';
import { type ActionOfModulesAbove, applicationEffects, isOfModulesAbove } from './register.ts';
import { saveAnswers } from './save-answers.ts';
import { sendToClient } from './send-to-client.ts';
import { submit } from './submit.ts';

type Corrected = {
  PointKey: string;
  Result: 'CONFORM' | 'MINOR' | 'NA';
  Remark: string;
  Attachment?: string[];
  DueOn?: string;
};

/** A major finding gets another result after the decision; the reason stands beside it in the checklist's trail. */
async function correctResult(job: ApplicationJob, _change: Partial<ApplicationFacts>): Promise<undefined> {
  const { tx, row, facts, actor, at } = job;
  const { PointKey, Result, Remark, Attachment, DueOn } = job.input as Corrected;
  if (!isDueOnFit(DueOn ?? null, null, hongKongDate(at))) failField('DueOn', 'FIELD_FINDING_DUE');
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const open = new Set(facts.OpenMajors.map((point) => point.PointKey));
  await writeAnswers({ tx, row, version, open, accountId: actor.Id, at }, [
    { PointKey, Result, Remark, Attachment, DueOn },
  ]);
}

const changeTransaction: Effect = async ({ input }) => ({
  TransactionNo: String(input.TransactionNo).trim(),
});
const changeMachform: Effect = async (job) => {
  const { Definition } = await serviceVersion(job.tx, job.row.ServiceVersionId);
  return formProviders[Definition.FormProvider].link(job);
};

/** What the actions do that touch applications and their invoices alone. */
const own: Partial<Record<Exclude<ApplicationAction, ActionOfModulesAbove>, Effect>> = {
  SAVE: saveAnswers,
  SUBMIT: submit,
  REJECT_CHECKLIST: sendToClient,
  ASSIGN: assign,
  CORRECT_RESULT: correctResult,
  ...paymentEffects,
  CHANGE_TRANX: changeTransaction,
  CHANGE_MACHFORM: changeMachform,
};

/** Files named in any action become the application's: first, so that a foreign file refuses the whole action. */
const withFiles =
  (effect: Effect | undefined): Effect =>
  async (job, change) => {
    const fileKeys = Array.isArray(job.input.Attachment) ? (job.input.Attachment as string[]) : [];
    if (fileKeys.length > 0)
      await linkFiles(job.tx, { fileKeys, applicationId: job.row.Id, accountId: job.actor.Id });
    return effect?.(job, change);
  };

/** Those of modules above are looked up when the action is taken: they are brought when the server starts. */
const effectOf = (action: ApplicationAction): Effect | undefined =>
  isOfModulesAbove(action) ? (job, change) => applicationEffects.get(action)(job, change) : own[action];

export const effects = Object.fromEntries(
  APPLICATION_ACTIONS.map((action) => [action, withFiles(effectOf(action))]),
) as Record<ApplicationAction, Effect>;
