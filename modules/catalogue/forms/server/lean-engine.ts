import { JsonObject, MatrixDropdownColumn, Question } from 'survey-core';

/*
 * The engine is made for drawing. Two things that it does for every cell of every row cost more than judging it, and
 * nothing is drawn here. Both change only how long an answer takes; the version of the engine is fixed.
 */

type Column = { templateQuestion?: Question; templateQuestionJsonValue?: string | undefined };
type SetProperties = (
  this: Column,
  question: { getType(): string },
  onUpdateJson?: unknown,
  useCache?: boolean,
) => void;

const columns = MatrixDropdownColumn.prototype as unknown as { setQuestionProperties: SetProperties };
const setQuestionProperties = columns.setQuestionProperties;

/** Class names of the elements that a browser would show. */
Object.assign(Question.prototype, { updateQuestionCss: () => undefined });

/**
 * A cell is a copy of its column's question. The engine writes that question down for every row, with every default;
 * once is enough, and what is default in the one is default in the other. It forgets the text when the column changes.
 */
columns.setQuestionProperties = function (question, onUpdateJson = null, useCache = false) {
  const template = this.templateQuestion;
  const isCopy = onUpdateJson === null && template?.getType() === question.getType();
  if (isCopy)
    this.templateQuestionJsonValue ??= JSON.stringify(new JsonObject().toJsonObject(template, false));
  setQuestionProperties.call(this, question, onUpdateJson, useCache || isCopy);
};
