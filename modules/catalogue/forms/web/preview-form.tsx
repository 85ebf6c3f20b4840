/**
 * Renders the application form inside the designer's preview; keeps answers and current page when the form
 * changes, and copes with an unfinished form that the engine cannot load.
 */

import { useEffect, useMemo, useRef } from 'react';
import type { Model } from 'survey-core';
import { surveyLocale } from '#modules/catalogue/services/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Json } from '../rules/json.ts';
import { answersOf, formModel } from './answer/form-model.ts';
import { FormQuestions } from './answer/form-questions.tsx';
import { PageJumps } from './answer/page-jumps.tsx';
import { useFormPage } from './answer/use-form-page.ts';
import classes from './preview.module.css';

export type PreviewAnswers = Readonly<Record<string, unknown>>;

type Props = {
  form: Json;
  language: Language;
  answers: PreviewAnswers;
  onAnswers: (answers: PreviewAnswers) => void;
};

/**
 * Renders the form for the preview. After a change of the form, keeps the answers so far and the current
 * page.
 */
export function PreviewForm({ form, language, answers, onAnswers }: Props) {
  const currentAnswers = useRef(answers);
  const page = useRef(0);
  // An unfinished form may be invalid and make the engine throw.
  const made = useMemo(
    () => tryModel(form, currentAnswers.current, page.current, language),
    [form, language],
  );
  // The answers were cleared outside this component, so they are cleared in the form too.
  const isCleared = Object.keys(answers).length === 0;
  useEffect(() => {
    if (!isCleared || !made) return;
    currentAnswers.current = {};
    made.clear(true, true);
  }, [isCleared, made]);
  useEffect(() => {
    if (!made) return;
    const changed = (): void => {
      currentAnswers.current = answersOf(made);
      onAnswers(currentAnswers.current);
    };
    const turned = (): void => {
      page.current = made.currentPageNo;
    };
    made.onValueChanged.add(changed);
    made.onCurrentPageChanged.add(turned);
    return () => {
      made.onValueChanged.remove(changed);
      made.onCurrentPageChanged.remove(turned);
    };
  }, [made, onAnswers]);
  return made ? <RenderedForm model={made} /> : <BrokenForm />;
}

function tryModel(form: Json, answers: PreviewAnswers, page: number, language: Language): Model | null {
  try {
    const model = formModel({ form, answers, page, language, isReadOnly: false });
    model.locale = surveyLocale[language];
    return model;
  } catch {
    // The form engine cannot show this draft; the preview says so.
    return null;
  }
}

function BrokenForm() {
  const t = useText();
  return <p>{t('PREVIEW_BROKEN')}</p>;
}

function RenderedForm({ model }: { model: Model }) {
  const t = useText();
  const { at, pages } = useFormPage(model);
  const title = pages[at]?.title ?? '';
  const turn = (to: number): void => {
    model.currentPageNo = to;
  };
  return (
    <>
      <Stack gap="xs" mb="lg">
        <Words as="h2" tone="soft" size="xs" weight="normal">
          {t('FORM_PAGE', { page: at + 1, pages: pages.length, title })}
        </Words>
        <progress
          className={classes.progress}
          value={at + 1}
          max={Math.max(1, pages.length)}
          aria-label={t('FORM_PROGRESS')}
        />
        <PageJumps model={model} />
      </Stack>
      <FormQuestions model={model} />
      <Row align="stretch" justify="between" gap="xs" mt="lg">
        {at > 0 && (
          <button type="button" className={classes.button} onClick={() => turn(at - 1)}>
            {t('FORM_PREV')}
          </button>
        )}
        <button type="button" className={classes.button} onClick={() => void model.validate(true, true)}>
          {t('PREVIEW_CHECK')}
        </button>
        {at < pages.length - 1 && (
          <button type="button" className={`${classes.button} ${classes.next}`} onClick={() => turn(at + 1)}>
            {t('FORM_NEXT')}
          </button>
        )}
      </Row>
    </>
  );
}
