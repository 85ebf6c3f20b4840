import { useState } from 'react';
import type { Model } from 'survey-core';
import { checkForm, type FormError, showServerErrors } from '#modules/applications/applications/web/index.ts';
import { answersOf } from '#modules/catalogue/forms/web/index.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call } from '#platform/web/api/call.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import type { TrialTarget } from '../rules/contract.ts';
import { trialRoutes } from '../rules/contract.ts';
import type { TrialAction } from '../rules/scenario.ts';
import { APPLICANT } from '../rules/scenario.ts';
import type { Trial } from './use-trial.ts';

/**
 * Hook that fills the form of a dry run with samples, validates it as the applicant's browser does, and
 * submits it.
 */
export function useTrialSubmit(model: Model, trial: Trial, { ServiceKey, VersionNo }: TrialTarget) {
  const t = useText();
  const format = useFormat();
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
        toast(t('TRIAL_FORM_LEFT', { questions: format.list(Left.map((one) => one.Title)) }), 'warning');
      else toast(t('TRIAL_FORM_FILLED'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastError(error);
    } finally {
      setFilling(false);
    }
  };

  /** Every item of the to-do list needs an answer; in a dry run any text is accepted. */
  const taskAnswers = (): TrialAction['Input'] => {
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
      await trial.act(APPLICANT, [
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
