/**
 * Limits of an application form (pages, questions, size, depth, rows, files) and the pattern of question
 * names; a form that exceeds them cannot be published.
 */
export const FORM_LIMITS = {
  Pages: 60,
  /** Includes the columns of tables and the questions of lists. */
  Questions: 400,
  Bytes: 512 * 1024,
  /** Nesting levels of the JSON. */
  Depth: 24,
  Expression: 2000,
  Pattern: 500,
  Choices: 500,
  /** Rows of a table or list. */
  Rows: 100,
  Files: 50,
} as const;

export const QUESTION_NAME = /^[A-Z][A-Za-z0-9]{0,59}$/;
