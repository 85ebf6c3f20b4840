/**
 * Hook that runs work, such as saving for the review or submitting, only with valid answers and points: it checks them
 * first, shows the server's errors at their questions, and keeps the list of errors that remain.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Model } from 'survey-core';
import type { FieldError } from '#platform/common/contract/error.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { checkForm, type FormError, remainingErrors, showServerErrors } from './check-form.ts';
import { pointName } from './point-address.ts';
import type { CorrectionHandle } from './use-correction.ts';
import type { PointAnswersHandle } from './use-point-answers.ts';

/** Errors for points without an answer, listed together with the invalid questions. */
const missingPoints = (pointAnswers: PointAnswersHandle, t: Translate): FormError[] =>
  pointAnswers.open().map((no) => ({
    name: pointName(no),
    title: t('POINT_NUMBER', { number: no }),
    message: t('FIELD_POINT_ANSWER'),
  }));

export type Guided = { correction: CorrectionHandle; answers: PointAnswersHandle };

/** What came of an attempt. REFUSED: something in the form has to be corrected; NONE: it may simply be repeated. */
type Outcome = 'DONE' | 'REFUSED' | 'NONE';

/** One piece of work runs at a time; work returns whether it succeeded. */
export function useValidAnswers(model: Model, { correction, answers }: Guided) {
  const t = useText();
  const toastError = useToastError();
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [refused, setRefused] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const uploading = useRef(new Set<string>());
  const setUploading = useCallback((name: string, isUploading: boolean): void => {
    if (isUploading) uploading.current.add(name);
    else uploading.current.delete(name);
  }, []);

  // Removes corrected errors from the list.
  useEffect(() => {
    const look = (): void => setErrors((before) => remainingErrors(model, before));
    model.onValueChanged.add(look);
    return () => model.onValueChanged.remove(look);
  }, [model]);

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

  const run = async (work: () => Promise<boolean>): Promise<Outcome> => {
    if (isRunning.current) return 'NONE';
    if (uploading.current.size > 0) {
      toast(t('FORM_UPLOAD_WAIT'), 'warning');
      return 'NONE';
    }
    const found = check();
    setErrors(found);
    if (found.length > 0) {
      setRefused((count) => count + 1);
      return 'REFUSED';
    }
    isRunning.current = true;
    setIsBusy(true);
    try {
      return (await work()) ? 'DONE' : 'REFUSED';
    } catch (error) {
      const fields = error instanceof ApiError ? error.Fields : [];
      if (fields.length > 0) show(fields);
      else toastError(error);
      return fields.length > 0 ? 'REFUSED' : 'NONE';
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { errors, refused, isBusy, setUploading, run };
}
