/** Renders the questions of a form model, without re-rendering unchanged table rows. */
import { memo } from 'react';
import type { Model, QuestionMatrixDropdownModelBase, SurveyModel } from 'survey-core';
import { MatrixRow, Survey } from 'survey-react-ui';
import 'survey-core/survey-core.fontless.css';
import './form-theme.css';
import './file-question.tsx';
import { replaceMethod } from '../../rules/replace-method.ts';

type Props = { model: unknown; parentMatrix: QuestionMatrixDropdownModelBase };
type Row = { props: Props; state: unknown; shownAs?: string };

/** State that changes all cells at once without notifying any of them. */
const shownAs = ({ parentMatrix }: Props): string => {
  const survey = parentMatrix.survey as SurveyModel | null;
  return [survey?.locale, parentMatrix.isReadOnly, parentMatrix.isMobile].join(' ');
};

/**
 * The engine re-renders a whole table for every keystroke in one of its cells. Each cell receives its own
 * changes, and a table that gains, loses or hides anything creates new rows, so unchanged rows can be
 * skipped. With a hundred rows this avoids a noticeable delay while typing.
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
 * The questions of a form. The engine re-renders what an answer changes; other changes on the screen (saved,
 * unsaved, fewer errors) must not re-render hundreds of questions.
 */
export const FormQuestions = memo(({ model }: { model: Model }) => <Survey model={model} />);
