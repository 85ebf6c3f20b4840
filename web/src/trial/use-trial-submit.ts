import type { Tried } from '@assay/shared/trial/contract.ts';
import { trialRoutes } from '@assay/shared/trial/contract.ts';
import type { TrialDeed } from '@assay/shared/trial/story.ts';
import { useState } from 'react';
import type { Model } from 'survey-core';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { checkForm, type FormError, showServerErrors } from '../application/form/check-form.ts';
import { answersOf } from '../application/form/form-model.ts';
import { useText } from '../i18n/use-text.ts';
import { toast } from '../ui/toast.ts';
import { useToastError } from '../ui/toast-error.ts';
import type { Trial } from './use-trial.ts';

/** Fills the tried form with samples, checks it as the applicant's browser does, and sends it into the story. */
export function useTrialSubmit(model: Model, trial: Trial, { ServiceKey, VersionNo }: Tried) {
  const t = useText();
  const toastError = useToastError();
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isFilling, setFilling] = useState(false);

  const fill = async (): Promise<void> => {
    setFilling(true);
    try {
      const { Answers, Left } = await call(trialRoutes.sample, { body: { ServiceKey, VersionNo } });
      model.data = Answers;
      trial.type(Answers);
      setErrors([]);
      if (Left.length > 0)
        toast(t('TRIAL_FORM_LEFT', { questions: Left.map((one) => one.Title).join(', ') }), 'warning');
      else toast(t('TRIAL_FORM_FILLED'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastError(error);
    } finally {
      setFilling(false);
    }
  };

  /** Every point of the to-do list needs a word; in a dry run any will do. */
  const taskAnswers = (): TrialDeed['Input'] => {
    const open = trial.data?.Standing?.View.Points.filter((point) => !point.Answer) ?? [];
    if (open.length === 0) return {};
    return { PointAnswers: open.map(({ PointNo }) => ({ PointNo, Answer: t('TRIAL_TASK_ANSWER') })) };
  };

  const send = async (): Promise<void> => {
    const found = checkForm(model);
    setErrors(found);
    if (found.length > 0) return;
    setBusy(true);
    try {
      const Answers = answersOf(model);
      await trial.act('CLIENT', [
        { Action: 'SAVE', Input: { Answers } },
        { Action: 'SUBMIT', Input: taskAnswers() },
      ]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.Fields.length > 0) setErrors(showServerErrors(model, error.Fields));
      else toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return { errors, isBusy, isFilling, fill, send };
}
