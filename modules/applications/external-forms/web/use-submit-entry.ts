/**
 * Hook that validates the answers received from an external form as soon as they are shown, submits them
 * together with the client's answers to points, and returns the errors.
 */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type ApplicationView,
  applicationActionRoute,
  applicationRoutes,
} from '#modules/applications/applications/rules/index.ts';
import {
  type PointAnswersHandle,
  submittedAddress,
  updateApplicationCache,
} from '#modules/applications/applications/web/index.ts';
import { formNodes, formTextIn, type Json, nameOf } from '#modules/catalogue/forms/rules/index.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';

type FormData = DataOf<(typeof applicationRoutes)['form']>;

/** An error that prevents submission, with the question's title if known. */
type MissingAnswer = { Field: string; Title: string; Message: string };

type SubmitOptions = {
  answers: PointAnswersHandle | null;
  isWanted: boolean;
  onSending: ((isSending: boolean) => void) | undefined;
};

/**
 * Submits the received answers. They are validated as soon as they are shown, so errors are known in
 * advance.
 */
export function useSubmitEntry(
  form: FormData,
  application: ApplicationView,
  { answers, isWanted: shouldValidate, onSending }: SubmitOptions,
) {
  const t = useText();
  const go = useNavigateTo();
  const language = useLanguage();
  const toastError = useToastError();
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const uploading = useRef(new Set<number>());
  const setUploading = useCallback((no: number, isUploading: boolean): void => {
    if (isUploading) uploading.current.add(no);
    else uploading.current.delete(no);
  }, []);
  const { ApplicationKey, Version, MachformEntry } = application;
  const judged = useQuery({
    queryKey: [applicationRoutes.validate.path, ApplicationKey, Version, language],
    queryFn: () => call(applicationRoutes.validate, { body: { ApplicationKey } }),
    enabled: shouldValidate && MachformEntry !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (isDone) go(submittedAddress(ApplicationKey));
  }, [isDone, go, ApplicationKey]);

  const send = async (): Promise<void> => {
    setIsChecked(true);
    if (answers && answers.open().length > 0) return;
    if (uploading.current.size > 0) return toast(t('FORM_UPLOAD_WAIT'), 'warning');
    setIsBusy(true);
    onSending?.(true);
    try {
      const body = { ApplicationKey, Version, ...(answers && { PointAnswers: answers.sent() }) };
      updateApplicationCache(
        await call(applicationActionRoute('SUBMIT'), { body, idempotencyKey: newIdempotencyKey() }),
      );
      setIsDone(true);
    } catch (error) {
      onSending?.(false);
      // Missing answers are already in the list.
      if (error instanceof ApiError && error.Fields.length > 0) await judged.refetch();
      else toastError(error);
    } finally {
      setIsBusy(false);
    }
  };
  const titles = useMemo(() => titlesOf(form, language), [form, language]);
  const errors: MissingAnswer[] = (judged.data?.Errors ?? []).map(({ Field, Message }) => ({
    Field,
    Title: titles.get(Field) ?? Field,
    Message,
  }));
  return { errors, isBusy, isChecked, send, setUploading };
}

const titlesOf = ({ Form }: FormData, language: Language): Map<string, string> =>
  new Map(formNodes(Form as Json).map((node) => [nameOf(node), formTextIn(node.Json.title, language)]));
