import { memo } from 'react';
import type { Model, QuestionMatrixDropdownModelBase, SurveyModel } from 'survey-core';
import { MatrixRow, Survey } from 'survey-react-ui';
import 'survey-core/survey-core.fontless.css';
import './form-theme.css';
import './file-question.tsx';
import { replaceMethod } from '../../rules/replace-method.ts';

type Props = { model: unknown; parentMatrix: QuestionMatrixDropdownModelBase };
type Row = { props: Props; state: unknown; shownAs?: string };

/** Everything that changes all cells at once without notifying any of them. */
const shownAs = ({ parentMatrix }: Props): string => {
  const survey = parentMatrix.survey as SurveyModel | null;
  return [survey?.locale, parentMatrix.isReadOnly, parentMatrix.isMobile].join(' ');
};

/**
 * The engine re-renders a whole table for every keystroke in one of its cells. Each cell receives its own changes by itself,
 * and a table that gains, loses or hides anything creates new rows: an unchanged row is skipped. With a hundred rows that is
 * the difference between typing and waiting.
 */
replaceMethod<Row, [next: Props, state: unknown], boolean>(
  MatrixRow.prototype,
  'shouldComponentUpdate',
  (shouldUpdate) =>
    function (next, state) {
      const before = this.shownAs ?? shownAs(this.props);
      this.shownAs = shownAs(next);
      const isSame = next.model === this.props.model && state === this.state && before === this.shownAs;
      return isSame ? false : shouldUpdate.call(this, next, state);
    },
);

/**
 * The questions themselves. The engine re-renders what an answer changes; any other change around it (saved, unsaved, one error
 * less) must not re-render hundreds of questions with it.
 */
export const FormQuestions = memo(({ model }: { model: Model }) => <Survey model={model} />);
