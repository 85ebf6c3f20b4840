/**
 * Lists the cells of a table, or the questions in each entry of a repeated group, in a form that is filled
 * in on the server, with row and column.
 */
import type { Question, QuestionMatrixDropdownModelBase, QuestionPanelDynamicModel } from 'survey-core';

/**
 * One answerable field of the form engine's model: a question, or a cell of a table or list. Row counts from
 * 0.
 */
export type Cell = { Question: Question; Row?: number; Column?: string };

const isTable = (question: Question) => ['matrixdynamic', 'matrixdropdown'].includes(question.getType());

/** Returns the cells of a table, or the questions of each panel in a list; empty for a plain question. */
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
