import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Question, SurveyModel } from 'survey-core';
import { ReactElementFactory } from 'survey-react-ui';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import classes from './form.module.css';
import { FormNotes } from './form-notes.ts';

const WRAPPER = 'assay-question-notes';
type Props = { element: ReactNode; question: Question };

ReactElementFactory.Instance.registerElement(WRAPPER, (props: Props) => <QuestionNotes {...props} />);

/** Puts the notes between the title and the input of every question of the first level. */
export function withQuestionNotes(model: SurveyModel): void {
  model.onElementWrapperComponentName.add((_, options) => {
    const question: Question = options.element;
    if (options.wrapperName === 'content-component' && question.isQuestion && !question.parentQuestion)
      options.componentName = WRAPPER;
  });
}

function QuestionNotes({ element, question }: Props) {
  const t = useText();
  const { points } = useContext(FormNotes);
  return (
    <>
      {points.map(
        (point, at) =>
          point.Field === question.name && (
            <div key={`${point.PointKey}${point.Remark}`} className={classes.point} role="note">
              <b>{t('FORM_POINT', { number: at + 1, total: points.length })}</b>
              <p className={classes.remark}>{point.Remark}</p>
            </div>
          ),
      )}
      {element}
      <LastTime question={question} />
    </>
  );
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** The last cycle's answer: the same, or what it was. */
function LastTime({ question }: { question: Question }) {
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
