/**
 * Screen in which an application's form is filled in or read in the portal, with autosave, conflict notice,
 * the client's to-do list and submission.
 */

import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { Model } from 'survey-core';
import { FormQuestions, formModel, UploadNotes } from '#modules/catalogue/forms/web/index.ts';
import { surveyLocale } from '#modules/catalogue/services/rules/index.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ApplicationView } from '../../rules/contract.ts';
import { hasPendingRequest } from '../pending-request-notice.tsx';
import { useViewers } from '../use-viewers.ts';
import classes from './form.module.css';
import { FormComments } from './form-comments.tsx';
import { FormErrors } from './form-errors.tsx';
import { FormFooter } from './form-footer.tsx';
import { FormHeader } from './form-header.tsx';
import { FormNotes } from './form-notes.ts';
import { FormPoints } from './form-points.tsx';
import { FormReview } from './form-review.tsx';
import { pointNo } from './point-address.ts';
import { withQuestionNotes } from './question-notes.tsx';
import { ReturnNotice } from './return-notice.tsx';
import { type FormData, useAutosave } from './use-autosave.ts';
import { useCorrection } from './use-correction.ts';
import { usePointAnswers } from './use-point-answers.ts';
import { useSubmit } from './use-submit.ts';

/** Warns if another user is filling in the same form, to avoid duplicate work. */
function OtherEditors({ applicationKey, isEditing }: { applicationKey: string; isEditing: boolean }) {
  const t = useText();
  const editor = useViewers('application', applicationKey, isEditing).find((one) => one.IsEditing);
  if (!editor || !isEditing) return null;
  return <Notice tone="warning">{t('LIVE_FORM_TOO', { name: editor.Name })}</Notice>;
}

/** Notice that another user saved first; accepting their version keeps the local changes. */
function FormConflict({ onTake }: { onTake: () => Promise<void> }) {
  const t = useText();
  const [isBusy, setIsBusy] = useState(false);
  const take = (): void => {
    setIsBusy(true);
    void onTake().finally(() => setIsBusy(false));
  };
  return (
    <Notice tone="warning" isAlert title={t('FORM_CONFLICT')}>
      {t('FORM_CONFLICT_HELP')}
      <Button mt="xs" display="block" variant="default" loading={isBusy} onClick={take}>
        {t('FORM_CONFLICT_LOAD')}
      </Button>
    </Notice>
  );
}

type NoticesProps = {
  application: ApplicationView;
  autosave: ReturnType<typeof useAutosave>;
  isView: boolean;
  isReadOnly: boolean;
  isReturned: boolean;
};

/** What the reader has to know before the questions: other editors, no access, a conflict, why it was returned. */
function FormNotices({ application, autosave, isView, isReadOnly, isReturned }: NoticesProps) {
  const t = useText();
  return (
    <>
      <OtherEditors applicationKey={application.ApplicationKey} isEditing={!isReadOnly} />
      {isReadOnly && (
        <Notice tone={isView ? 'info' : 'warning'}>
          {t(isView ? 'FORM_READ_ONLY' : 'LBL_NOT_AVAILABLE_FOR_EDIT')}
        </Notice>
      )}
      {autosave.state === 'CONFLICT' && <FormConflict onTake={autosave.acceptRemote} />}
      {isReturned && <ReturnNotice view={application} />}
    </>
  );
}

type Props = { form: FormData; application: ApplicationView; isView: boolean };

/** Creates the form engine's model once, so that the entered answers stay in it. */
function useNotedModel(
  { Form, Answers, Page }: FormData,
  how: Pick<Parameters<typeof formModel>[0], 'language' | 'isReadOnly'>,
) {
  const { charLimit } = useConfig();
  const [model] = useState(() => {
    const made = formModel({ form: Form, answers: Answers, page: Page, charLimit, ...how });
    withQuestionNotes(made);
    return made;
  });
  return model;
}

/** Keeps the model's language, messages and access as those of the screen. */
function useModelState(model: Model, { isReadOnly }: { isReadOnly: boolean }): void {
  const t = useText();
  const language = useLanguage();
  useEffect(() => {
    const translateRequired = (_: unknown, error: { name: string; text: string }): void => {
      if (error.name === 'required') error.text = t('FIELD_REQUIRED');
    };
    model.onErrorCustomText.add(translateRequired);
    model.locale = surveyLocale[language];
    return () => model.onErrorCustomText.remove(translateRequired);
  }, [model, language, t]);
  useEffect(() => {
    model.readOnly = isReadOnly;
  }, [model, isReadOnly]);
}

/** Says that the form cannot be edited any more, where the reader came to edit it. */
function useClosedToast(isClosed: boolean): void {
  const t = useText();
  useEffect(() => {
    if (isClosed) toast(t('LBL_NOT_AVAILABLE_FOR_EDIT'), 'warning');
  }, [isClosed, t]);
}

/** The errors of the last attempt, without those of points that have since been answered. */
const openErrors = <Fault extends { name: string }>(
  errors: readonly Fault[],
  answers: Pick<ReturnType<typeof usePointAnswers>, 'isDone'>,
): Fault[] =>
  errors.filter(({ name }) => {
    const no = pointNo(name);
    return no === null || !answers.isDone(no);
  });

/** The form with the portal's own header, progress and buttons around the form engine. */
export function FormScreen({ form, application, isView }: Props) {
  const language = useLanguage();
  const isReadOnly = isView || !form.IsAbleToEditForm;
  const model = useNotedModel(form, { language, isReadOnly });
  const pointAnswers = usePointAnswers(form.Points);
  const correction = useCorrection(model, form.Correction, isReadOnly);
  const autosave = useAutosave(model, form, isReadOnly, pointAnswers);
  const submit = useSubmit(model, application, autosave, { correction, answers: pointAnswers });
  const warning = useUnsavedWarning(autosave.isUnsaved && !submit.isBusy, {
    save: autosave.flush,
  });
  const notes = useMemo(
    () => ({
      points: form.Points,
      lastAnswers: form.LastAnswers,
      isGuided: correction.isGuided,
    }),
    [form.Points, form.LastAnswers, correction.isGuided],
  );
  const uploads = useMemo(() => ({ setUploading: submit.setUploading }), [submit.setUploading]);

  useModelState(model, { isReadOnly: isReadOnly || autosave.state === 'CLOSED' });
  useClosedToast(!isView && !form.IsAbleToEditForm);

  const isReturned = !isReadOnly && form.Points.length === 0 && hasPendingRequest(application);
  const errors = openErrors(submit.errors, pointAnswers);
  return (
    <FormNotes value={notes}>
      <Stack gap="md" className={classes.screen}>
        <FormHeader
          model={model}
          application={application}
          isReadOnly={isReadOnly}
          isReviewing={submit.isReviewing}
          autosave={autosave}
        />
        <FormNotices application={application} autosave={autosave} {...{ isView, isReadOnly, isReturned }} />
        <FormErrors model={model} errors={errors} refused={submit.refused} />
        {submit.isReviewing ? (
          <FormReview
            model={model}
            form={form}
            replies={pointAnswers}
            submit={submit}
            isCorrection={isReturned || form.Points.length > 0}
          />
        ) : (
          <>
            {(isReturned || form.Points.length > 0) && (
              <FormComments applicationKey={application.ApplicationKey} />
            )}
            {form.Points.length > 0 && (
              <FormPoints
                model={model}
                points={form.Points}
                answers={pointAnswers}
                isGuided={correction.isGuided}
                lacking={errors.flatMap((error) => pointNo(error.name) ?? [])}
                onBusy={submit.setUploading}
                onChange={(no, next) => {
                  pointAnswers.change(no, next);
                  autosave.touch();
                }}
              />
            )}
            <div className={classes.form} id="form-questions">
              <UploadNotes value={uploads}>
                <FormQuestions model={model} />
              </UploadNotes>
            </div>
            <FormFooter
              model={model}
              application={application}
              isReadOnly={isReadOnly}
              autosave={autosave}
              submit={submit}
            />
          </>
        )}
      </Stack>
      {warning}
    </FormNotes>
  );
}
