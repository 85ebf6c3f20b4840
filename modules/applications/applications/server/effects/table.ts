import { linkFiles } from '#platform/server/files/link-files.ts';
import { APPLICATION_ACTIONS, type ApplicationAction } from '../../rules/workflow.ts';
import { assign } from './assign.ts';
import type { Effect } from './effect.ts';
import { paymentEffects } from './payment.ts';
import { type ActionOfModulesAbove, applicationEffects, isOfModulesAbove } from './register.ts';
import { saveAnswers } from './save-answers.ts';
import { sendToClient } from './send-to-client.ts';
import { submit } from './submit.ts';

const changeTransaction: Effect = async ({ input }) => ({
  TransactionNo: String(input.TransactionNo).trim(),
});

/** What the actions do that touch applications and their invoices alone. */
const own: Partial<Record<Exclude<ApplicationAction, ActionOfModulesAbove>, Effect>> = {
  SAVE: saveAnswers,
  SUBMIT: submit,
  REJECT_CHECKLIST: sendToClient,
  ASSIGN: assign,
  ...paymentEffects,
  CHANGE_TRANX: changeTransaction,
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
