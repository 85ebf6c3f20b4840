import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import type { Question, SurveyModel } from 'survey-core';
import { ReactElementFactory } from 'survey-react-ui';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './form.module.css';
import { FormNotes } from './form-notes.ts';
import { goToPoint } from './point-address.ts';
import { PreviousAnswer } from './previous-answer.tsx';

const WRAPPER = 'assay-question-notes';
type Props = { element: ReactNode; question: Question };

ReactElementFactory.Instance.registerElement(WRAPPER, (props: Props) => <QuestionNotes {...props} />);

/**
 * Adds notes to every top-level question of the application form: the assessor's points about it, a lock
 * note if it may not be changed in a correction, and the previous cycle's answer.
 */
export function withQuestionNotes(model: SurveyModel): void {
  model.onElementWrapperComponentName.add((_, options) => {
    const question: Question = options.element;
    if (options.wrapperName === 'content-component' && question.isQuestion && !question.parentQuestion)
      options.componentName = WRAPPER;
  });
}

function QuestionNotes({ element, question }: Props) {
  const t = useText();
  const { points, isGuided } = useContext(FormNotes);
  const total = new Set(points.map(({ PointNo }) => PointNo)).size;
  return (
    <>
      {points
        .filter((point) => point.Field === question.name)
        .map((point) => (
          <div key={`${point.PointNo}${point.Remark}`} className={classes.point} role="note">
            <b>{t('FORM_POINT', { number: point.PointNo, total })}</b>
            <Words mt="2xs" breaks="written">
              {point.Remark}
            </Words>
            {isGuided && (
              <button type="button" className={classes.link} onClick={() => goToPoint(point.PointNo)}>
                {t('POINT_ANSWER_GO')}
              </button>
            )}
          </div>
        ))}
      {element}
      {isGuided && question.isReadOnly && (
        <Row as="p" isOneLine gap="2xs" mt="2xs" tone="faint" size="xs" className={classes.locked}>
          <IconLock size={14} aria-hidden="true" /> {t('FORM_LOCKED')}
        </Row>
      )}
      <PreviousAnswer question={question} />
    </>
  );
}
