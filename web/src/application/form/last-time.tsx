import { useContext, useSyncExternalStore } from 'react';
import type { Question, SurveyModel } from 'survey-core';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import classes from './form.module.css';
import { FormNotes } from './form-notes.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** The last cycle's answer: the same, or what it was. */
export function LastTime({ question }: { question: Question }) {
  const t = useText();
  const { lastAnswers } = useContext(FormNotes);
  const survey = question.survey as SurveyModel;
  const value = useSyncExternalStore(
    (listener) => {
      survey.onValueChanged.add(listener);
      return () => survey.onValueChanged.remove(listener);
    },
    () => JSON.stringify(question.value ?? null),
  );
  if (!lastAnswers) return null;
  const last = lastAnswers[question.name];
  const isBlank = last === undefined || last === null || last === '';
  if (isBlank && value === 'null') return null;
  if (isSame(JSON.parse(value), last))
    return (
      <div className={classes.last}>
        <Badge tone="plain">{t('FORM_SAME')}</Badge>
      </div>
    );
  if (isBlank)
    return (
      <div className={classes.last}>
        <Badge tone="success">{t('FORM_NEW')}</Badge>
      </div>
    );
  const was = isPlain(last)
    ? t('FORM_LAST', { value: String(question.getDisplayValue(true, last)) })
    : t('FORM_CHANGED');
  return <div className={classes.last}>{was}</div>;
}
