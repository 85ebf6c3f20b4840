import { formProviders } from '#modules/applications/external-forms/server/providers.ts';
import { serviceVersion } from '#modules/catalogue/services/server/versions.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import type { ApplicationFacts } from '../../rules/facts.ts';
import { APPLICATION_ACTIONS, type ApplicationAction } from '../../rules/workflow.ts';
import type { ApplicationJob } from '../job.ts';
import { assign } from './assign.ts';
import { cancel, endFile } from './cancel.ts';
import { generateCertificate, publish, uploadCertificate, uploadDisclosure } from './certificate.ts';
import { confirmCrb } from './confirm-crb.ts';
import { correctResult } from './correct-result.ts';
import { generateCycle, showNextCycle } from './cycle.ts';
import { paymentEffects } from './payment.ts';
import { saveAnswers } from './save-answers.ts';
import { sendToClient } from './send-to-client.ts';
import { submit } from './submit.ts';

export type Effect = (job: ApplicationJob, change: Partial<ApplicationFacts>) => Promise<object | undefined>;

const changeTransaction: Effect = async ({ input }) => ({
  TransactionNo: String(input.TransactionNo).trim(),
});
const changeMachform: Effect = async (job) => {
  const { Definition } = await serviceVersion(job.tx, job.row.ServiceVersionId);
  return formProviders[Definition.FormProvider].link(job);
};

/** What an action does beside the row. They answer further columns of it. */
const own: Partial<Record<ApplicationAction, Effect>> = {
  SAVE: saveAnswers,
  SUBMIT: submit,
  REJECT_CHECKLIST: sendToClient,
  REJECT_ASSESSOR: endFile,
  CANCEL: cancel,
  ASSIGN: assign,
  CRB_CONFIRM: confirmCrb,
  GENERATE_CERT: generateCertificate,
  REGENERATE_CERT: generateCertificate,
  UPLOAD_CERT: uploadCertificate,
  UPLOAD_DISCLOSURE: uploadDisclosure,
  PUBLISH: publish,
  CORRECT_RESULT: correctResult,
  ...paymentEffects,
  CHANGE_TRANX: changeTransaction,
  CHANGE_MACHFORM: changeMachform,
  GENERATE_CYCLE: generateCycle,
  SHOW_NEXT_CYCLE: showNextCycle,
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

export const effects = Object.fromEntries(
  APPLICATION_ACTIONS.map((action) => [action, withFiles(own[action])]),
) as Record<ApplicationAction, Effect>;
