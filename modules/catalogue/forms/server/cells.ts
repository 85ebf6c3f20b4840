import type { Question, QuestionMatrixDropdownModelBase, QuestionPanelDynamicModel } from 'survey-core';

/** One answered field of the live form: a question, or a cell of one. Row counts from 0. */
export type Cell = { Question: Question; Row?: number; Column?: string };

const isTable = (question: Question) => ['matrixdynamic', 'matrixdropdown'].includes(question.getType());

/** The cells of a table or the questions of every panel in a list; nothing for a plain question. */
export const cellsOf = (question: Question): Cell[] => {
  if (isTable(question)) {
    return (question as QuestionMatrixDropdownModelBase).visibleRows.flatMap((row, Row) =>
      row.questions.map((cell) => ({ Question: cell, Row, Column: cell.name })),
    );
  }
  if (question.getType() !== 'paneldynamic') return [];
  return (question as QuestionPanelDynamicModel).panels.flatMap((panel, Row) =>
    panel.questions.map((cell) => ({ Question: cell, Row, Column: cell.name })),
  );
};
