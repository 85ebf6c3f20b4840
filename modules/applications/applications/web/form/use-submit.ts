/**
 * Hook behind the form's submit button: checks all pages and points, saves the answers and submits the
 * application; on refusal it lists the errors, on success it opens the application page.
 */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Model } from 'survey-core';
import { answersOf } from '#modules/catalogue/forms/web/index.ts';
import type { FieldError } from '#platform/common/contract/error.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { applicationActionRoute } from '../../rules/action-routes.ts';
import type { ApplicationView } from '../../rules/contract.ts';
import { NEW_APPLICATION_STATUS } from '../../rules/statuses.ts';
import { applicationWorkflow } from '../../rules/workflow.ts';
import { submittedAddress } from '../addresses.ts';
import { updateApplicationCache } from '../use-application.ts';
import { checkForm, type FormError, remainingErrors, showServerErrors } from './check-form.ts';
import { pointName } from './point-address.ts';
import type { useAutosave } from './use-autosave.ts';
import type { CorrectionHandle } from './use-correction.ts';
import type { PointAnswersHandle } from './use-point-answers.ts';

/** Errors for points without an answer, listed together with the invalid questions. */
const missingPoints = (pointAnswers: PointAnswersHandle, t: Translate): FormError[] =>
  pointAnswers.open().map((no) => ({
    name: pointName(no),
    title: t('POINT_NUMBER', { number: no }),
    message: t('FIELD_POINT_ANSWER'),
  }));

type Guided = { correction: CorrectionHandle; answers: PointAnswersHandle };

/** Checks every page and point, saves the answers, submits them and opens the application page. */
export function useSubmit(
  model: Model,
  application: ApplicationView,
  autosave: ReturnType<typeof useAutosave>,
  { correction, answers }: Guided,
) {
  const t = useText();
  const go = useNavigateTo();
  const toastError = useToastError();
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [refused, setRefused] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const isRunning = useRef(false);
  const uploading = useRef(new Set<string>());
  const setUploading = useCallback((name: string, isUploading: boolean): void => {
    if (isUploading) uploading.current.add(name);
    else uploading.current.delete(name);
  }, []);

  useEffect(() => {
    if (isDone) go(submittedAddress(application.ApplicationKey));
  }, [isDone, go, application.ApplicationKey]);

  // Removes corrected errors from the list.
  useEffect(() => {
    const look = (): void => setErrors((before) => remainingErrors(model, before));
    model.onValueChanged.add(look);
    return () => model.onValueChanged.remove(look);
  }, [model]);

  const post = async (): Promise<void> => {
    // A draft that was never saved must be saved once before submission.
    if (!(await autosave.flush(application.ApplicationStatusCode === NEW_APPLICATION_STATUS.CREATE))) return;
    const body = {
      ApplicationKey: application.ApplicationKey,
      Version: autosave.version(),
      Answers: answersOf(model),
      ...(correction.isGuided && { PointAnswers: answers.sent() }),
    };
    updateApplicationCache(
      await call(applicationActionRoute('SUBMIT'), {
        body,
        idempotencyKey: newIdempotencyKey(),
        // The form is left now, and would be refused if it were loaded once more.
        isReloadDeferred: true,
      }),
    );
    toast(t(applicationWorkflow.Rows.SUBMIT.Success));
    setIsDone(true);
  };

  const check = (): FormError[] => {
    const found = correction.isGuided ? missingPoints(answers, t) : [];
    correction.checkAll(() => {
      found.push(...checkForm(model));
      return found.map(({ name }) => name);
    });
    return found;
  };
  const show = (fields: readonly FieldError[]): void =>
    correction.checkAll(() => {
      setErrors(showServerErrors(model, fields));
      setRefused((count) => count + 1);
      return fields.map(({ Field }) => Field);
    });

  const send = async (): Promise<void> => {
    if (isRunning.current) return;
    if (uploading.current.size > 0) return toast(t('FORM_UPLOAD_WAIT'), 'warning');
    const found = check();
    setErrors(found);
    if (found.length > 0) return setRefused((count) => count + 1);
    isRunning.current = true;
    setIsBusy(true);
    try {
      await post();
    } catch (error) {
      const fields = error instanceof ApiError ? error.Fields : [];
      if (fields.length > 0) show(fields);
      else toastError(error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { errors, refused, isBusy, send, setUploading };
}
