import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { CodePlace, CodeProblem } from './code-types.ts';

const TONES = { danger: 'error', warning: 'warning', info: 'info' } as const;

/** Where a place is in the text, at its end where the text has become shorter than that. */
export function offsetOf(text: Text, { Line, Column }: CodePlace): number {
  const line = text.line(Math.min(Math.max(1, Line), text.lines));
  return Math.min(line.from + Math.max(0, Column - 1), line.to);
}

/** Each marks its word, or one character where there is none. */
export const diagnosticsOf = (text: Text, problems: readonly CodeProblem[]): Diagnostic[] =>
  problems.map((problem) => {
    const from = offsetOf(text, problem);
    const rest = text.sliceString(from, text.lineAt(from).to);
    const length = /^("(?:[^"\\]|\\.)*"|[\w-]+|.)/.exec(rest)?.[0].length ?? 0;
    return { from, to: from + length, severity: TONES[problem.Tone], message: problem.Message };
  });
