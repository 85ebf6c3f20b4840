/**
 * The CodeMirror input field inside `CodeEditor`, which loads it lazily: shows and changes the text,
 * underlines problems, moves the cursor and inserts text on request.
 */
import type { Diagnostic } from '@codemirror/lint';
import { setDiagnostics } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import classes from './code-editor.module.css';
import { codeExtensions } from './code-extensions.ts';
import type { CodeEditorProps, CodePlace, CodeProblem } from './code-types.ts';

const TONES = { danger: 'error', warning: 'warning', info: 'info' } as const;

/** Returns the offset of a position; the end of the text if it has become shorter. */
function offsetOf(text: Text, { Line, Column }: CodePlace): number {
  const line = text.line(Math.min(Math.max(1, Line), text.lines));
  return Math.min(line.from + Math.max(0, Column - 1), line.to);
}

/** Marks the word at each problem, or one character if there is none. */
const diagnosticsOf = (text: Text, problems: readonly CodeProblem[]): Diagnostic[] =>
  problems.map((problem) => {
    const from = offsetOf(text, problem);
    const rest = text.sliceString(from, text.lineAt(from).to);
    const length = /^("(?:[^"\\]|\\.)*"|[\w-]+|.)/.exec(rest)?.[0].length ?? 0;
    return { from, to: from + length, severity: TONES[problem.Tone], message: problem.Message };
  });

/** The actual editor inside `CodeEditor`, which loads it lazily. */
export function CodeField(props: CodeEditorProps) {
  const {
    value,
    onChange,
    language,
    problems,
    label,
    isReadOnly = false,
    goTo = null,
    insert = null,
    height,
  } = props;
  const t = useText();
  const hint = t('CODE_LEAVE');
  const box = useRef<HTMLDivElement>(null);
  const changed = useRef(onChange);
  const first = useRef(value);
  const [settings] = useState(() => new Compartment());
  const [view, setView] = useState<EditorView | null>(null);

  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    if (!box.current) return;
    const listener = EditorView.updateListener.of((update) => {
      if (update.docChanged) changed.current(update.state.doc.toString());
    });
    const extensions = [settings.of([]), codeExtensions(language), listener];
    const state = EditorState.create({ doc: first.current, extensions });
    const made = new EditorView({ parent: box.current, state });
    setView(made);
    return () => made.destroy();
  }, [language, settings]);
  useEffect(() => {
    // The tabindex shows accessibility tools that the scrollable content is reachable by keyboard.
    const content = { 'aria-label': label, 'aria-description': hint, tabindex: '0' };
    const set = [EditorState.readOnly.of(isReadOnly), EditorView.contentAttributes.of(content)];
    view?.dispatch({ effects: settings.reconfigure(set) });
  }, [view, settings, isReadOnly, label, hint]);
  useEffect(() => {
    if (!view || view.state.doc.toString() === value) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
  }, [view, value]);
  useEffect(() => {
    if (view) view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state.doc, problems)));
  }, [view, problems]);
  useEffect(() => {
    if (!view || !goTo) return;
    const at = offsetOf(view.state.doc, goTo);
    view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
    view.focus();
  }, [view, goTo]);

  useEffect(() => {
    if (!view || !insert) return;
    view.dispatch(view.state.replaceSelection(insert.Text), { scrollIntoView: true });
    view.focus();
  }, [view, insert]);

  return <div ref={box} className={classes.field} style={{ height: height ?? '24rem' }} />;
}
