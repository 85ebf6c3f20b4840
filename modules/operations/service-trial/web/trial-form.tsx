/**
 * Application form on the dry run screen, rendered as for applicants, with sample files instead of uploads
 * and notes on returned points.
 */

import { useEffect, useMemo, useRef, useState } from 'react';
import formClasses from '#modules/applications/applications/web/form/form.module.css';
import { FormErrors, FormNotes, withQuestionNotes } from '#modules/applications/applications/web/index.ts';
import { answersOf, FormQuestions, formModel, UploadNotes } from '#modules/catalogue/forms/web/index.ts';
import { surveyLocale } from '#modules/catalogue/services/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { TrialRecordState, TrialTarget } from '../rules/contract.ts';
import classes from './trial.module.css';
import { TrialFormButtons } from './trial-form-buttons.tsx';
import type { Trial } from './use-trial.ts';
import { useTrialSubmit } from './use-trial-submit.ts';

type Props = {
  tried: TrialTarget;
  trial: Trial;
  state: TrialRecordState;
  language: Language;
  isOpen: boolean;
  answers: Record<string, unknown>;
};

/** Input is reported after a pause, so that a long form stays responsive. */
const PAUSE_MS = 400;

/** Nothing is uploaded in a dry run. */
const SAMPLES = { setUploading: () => undefined, isTrial: true } as const;

/** Renders the form with the same engine as for applicants, with sample files. */
export function TrialForm({ tried, trial, state, language, isOpen, answers }: Props) {
  const t = useText();
  const [model] = useState(() => {
    const made = formModel({ form: tried.Form, answers, page: 0, language, isReadOnly: !isOpen });
    withQuestionNotes(made);
    return made;
  });
  const submit = useTrialSubmit(model, trial, tried);
  const notes = useMemo(() => ({ points: state.View.Points, lastAnswers: null }), [state.View.Points]);
  useEffect(() => {
    model.locale = surveyLocale[language];
  }, [model, language]);
  useEffect(() => {
    const translateRequired = (_: unknown, error: { name: string; text: string }): void => {
      if (error.name === 'required') error.text = t('FIELD_REQUIRED');
    };
    model.onErrorCustomText.add(translateRequired);
    return () => model.onErrorCustomText.remove(translateRequired);
  }, [model, t]);

  const notify = useRef(trial.type);
  notify.current = trial.type;
  useEffect(() => {
    if (!isOpen) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const changed = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(() => notify.current(answersOf(model)), PAUSE_MS);
    };
    model.onValueChanged.add(changed);
    return () => {
      clearTimeout(waiting);
      model.onValueChanged.remove(changed);
    };
  }, [model, isOpen]);

  return (
    <FormNotes value={notes}>
      <Stack gap="sm">
        {!isOpen && (
          <Words tone="faint" size="xs">
            {t('TRIAL_FORM_SENT')}
          </Words>
        )}
        <FormErrors model={model} errors={submit.errors} refused={submit.errors} />
        <div className={`${formClasses.form} ${classes.questions}`} id="form-questions">
          <UploadNotes value={SAMPLES}>
            <FormQuestions model={model} />
          </UploadNotes>
        </div>
        <TrialFormButtons model={model} isOpen={isOpen} submit={submit} />
      </Stack>
    </FormNotes>
  );
}
