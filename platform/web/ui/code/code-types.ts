/** Types of the code editor: its languages, positions, problems and properties. */
export type CodeLanguage = 'json' | 'typst' | 'text';

/** Line and Column are counted from 1. */
export type CodePlace = { Line: number; Column: number };
export type CodeProblem = CodePlace & { Message: string; Tone: 'danger' | 'warning' | 'info' };

export type CodeEditorProps = {
  value: string;
  onChange: (value: string) => void;
  language: CodeLanguage;
  problems: readonly CodeProblem[];
  /** Accessible label; there is no visible one. */
  label: string;
  isReadOnly?: boolean;
  /** A new object moves the cursor there. */
  goTo?: CodePlace | null;
  /** A new object is inserted at the cursor, replacing the selection. */
  insert?: { Text: string } | null;
  /** A CSS length; the text scrolls inside. */
  height?: string;
};
