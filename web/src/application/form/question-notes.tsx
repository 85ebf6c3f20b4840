import { type ReactNode, useContext } from 'react';
import type { Question, SurveyModel } from 'survey-core';
import { ReactElementFactory } from 'survey-react-ui';
import { useText } from '../../i18n/use-text.ts';
import classes from './form.module.css';
import { FormNotes } from './form-notes.ts';
import { LastTime } from './last-time.tsx';

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
