/** How large a form may be: what a person can fill in, and what its engine can judge at once. */
export const FORM_LIMITS = {
  Pages: 60,
  /** Columns of tables and questions of lists count too. */
  Questions: 400,
  Bytes: 512 * 1024,
  /** Levels of the JSON. */
  Depth: 24,
  Expression: 2000,
  Pattern: 500,
  Choices: 500,
  /** Of a table or a list. */
  Rows: 100,
  Files: 50,
} as const;

export const QUESTION_NAME = /^[A-Z][A-Za-z0-9]{0,59}$/;
