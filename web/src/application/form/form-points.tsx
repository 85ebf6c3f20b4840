import { useState } from 'react';
import type { Model } from 'survey-core';
import { useText } from '../../i18n/use-text.ts';
import classes from './form.module.css';
import type { FormPoint } from './form-notes.ts';
import { goToQuestion } from './go-to-question.ts';

/** The assessor's points as a to-do list, each with the way to its field. */
export function FormPoints({ model, points }: { model: Model; points: readonly FormPoint[] }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <details
      className={classes.points}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        {t('FORM_POINTS_TITLE')} ({points.length})
      </summary>
      <p className={classes.help}>{t('FORM_POINTS_HELP')}</p>
      <ol className={classes.todo}>
        {points.map((point) => {
          const question = point.Field === null ? null : model.getQuestionByName(point.Field);
          return (
            <li key={`${point.PointKey}${point.Field}${point.Remark}`}>
              {question ? (
                <button
                  type="button"
                  className={classes.link}
                  onClick={() => goToQuestion(model, question.name)}
                >
                  {question.processedTitle}
                </button>
              ) : (
                <b>{point.Text || t('FORM_POINT_GENERAL')}</b>
              )}
              <p className={classes.remark}>{point.Remark}</p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
