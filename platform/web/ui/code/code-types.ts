export type CodeLanguage = 'json' | 'typst' | 'text';

/** Line and Column count from 1, as people count. */
export type CodePlace = { Line: number; Column: number };
export type CodeProblem = CodePlace & { Message: string; Tone: 'danger' | 'warning' | 'info' };

export type CodeEditorProps = {
  value: string;
  onChange: (value: string) => void;
  language: CodeLanguage;
  problems: readonly CodeProblem[];
  /** Read out with the field; there is no other label. */
  label: string;
  isReadOnly?: boolean;
  /** A new object puts the cursor there. */
  goTo?: CodePlace | null;
  /** A new object is written where the cursor is, in place of what is selected. */
  insert?: { Text: string } | null;
  /** A CSS length; the text scrolls inside of it. */
  height?: string;
};
