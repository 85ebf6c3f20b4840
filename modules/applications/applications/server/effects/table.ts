/**
 * Table of the side effects of every application action, some of them provided by other modules; each effect
 * first links the files named in the action to the application.
 */
import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import { applicationStatuses } from '../../rules/statuses.ts';
import { APPLICATION_ACTIONS, type ApplicationAction } from '../../rules/workflow.ts';
import { applicationActed } from '../acted.ts';
import { assign } from './assign.ts';
import type { Effect } from './effect.ts';
import { paymentEffects } from './payment.ts';
import { type ActionOfModulesAbove, applicationEffects, isOfModulesAbove } from './register.ts';
import { saveAnswers } from './save-answers.ts';
import { sendToClient } from './send-to-client.ts';
import { submit } from './submit.ts';

/** The last approval decides about certification, so it requires fresh proof of identity. */
const approveStep: Effect = async ({ actor, at }, { ApplicationStatusCode }) => {
  if (ApplicationStatusCode && applicationStatuses.awaitingPublication.includes(ApplicationStatusCode))
    requireStepUp(actor, at);
  return undefined;
};

const changeTransaction: Effect = async ({ input }) => ({
  TransactionNo: String(input.TransactionNo).trim(),
});

/** Effects that concern only applications and their invoices. */
const own: Partial<Record<Exclude<ApplicationAction, ActionOfModulesAbove>, Effect>> = {
  SAVE: saveAnswers,
  SUBMIT: submit,
  APPROVE_PROGRESS: approveStep,
  REJECT_CHECKLIST: sendToClient,
  ASSIGN: assign,
  ...paymentEffects,
  CHANGE_TRANX: changeTransaction,
};

/**
 * Links the files named in an action to the application first, so that a foreign file makes the whole action
 * fail; afterwards announces the action to higher-level modules.
 */
const withFiles =
  (effect: Effect | undefined): Effect =>
  async (job, change) => {
    const fileKeys = Array.isArray(job.input.Attachment) ? (job.input.Attachment as string[]) : [];
    if (fileKeys.length > 0)
      await linkFiles(job.tx, { fileKeys, applicationId: job.row.Id, accountId: job.actor.Id });
    const columns = await effect?.(job, change);
    await applicationActed.run({ job, change });
    return columns;
  };

/**
 * Effects of higher-level modules are looked up when the action runs, because they are registered at server
 * start.
 */
const effectOf = (action: ApplicationAction): Effect | undefined =>
  isOfModulesAbove(action) ? (job, change) => applicationEffects.get(action)(job, change) : own[action];

export const effects = Object.fromEntries(
  APPLICATION_ACTIONS.map((action) => [action, withFiles(effectOf(action))]),
) as Record<ApplicationAction, Effect>;
