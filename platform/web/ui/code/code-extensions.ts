/**
 * CodeMirror extensions of the code editor: syntax highlighting of JSON and Typst templates, the product's
 * colours, and keys.
 */
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import type { StreamParser } from '@codemirror/language';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { CodeLanguage } from './code-types.ts';

type State = { isInComment: boolean };

const KEYWORD =
  /^#?(let|set|show|if|else|for|while|in|return|break|continue|import|include|context|and|or|not)\b/;

/** In order: the first match determines the token's kind, by the highlighter's names. */
const TOKEN_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^\/\/.*/, 'comment'],
  [/^"(?:[^"\\]|\\.)*"?/, 'string'],
  [/^`[^`]*`?/, 'string'],
  [KEYWORD, 'keyword'],
  [/^#?[A-Za-z_][\w-]*(?=[([])/, 'variableName.function'],
  [/^#[A-Za-z_][\w.-]*/, 'propertyName'],
  [/^<[A-Za-z][\w:.-]*>/, 'labelName'],
  [/^\b(none|auto|true|false)\b/, 'atom'],
  [/^-?\d+(\.\d+)?(pt|mm|cm|in|em|fr|deg|rad|%)?/, 'number'],
  [/^\*[^*\s][^*]*\*/, 'strong'],
  [/^_[^_\s][^_]*_(?!\w)/, 'emphasis'],
];

/** Approximate Typst syntax: enough for reading a template; the compiler decides what is valid. */
const typstTokens: StreamParser<State> = {
  name: 'typst',
  startState: () => ({ isInComment: false }),
  languageData: { commentTokens: { line: '//' } },
  token: (stream, state) => {
    if (state.isInComment || stream.match('/*')) {
      state.isInComment = !stream.match(/^.*?\*\//);
      if (state.isInComment) stream.skipToEnd();
      return 'comment';
    }
    if (stream.eatSpace()) return null;
    if (stream.sol() && stream.match(/^=+ .*/)) return 'heading';
    for (const [pattern, kind] of TOKEN_PATTERNS) if (stream.match(pattern)) return kind;
    if (!stream.match(/^[A-Za-z_][\w-]*/)) stream.next();
    return null;
  },
};

/** The product's own colours, which change with the scheme. */
const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--blue)' },
  { tag: tags.string, color: 'var(--green)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--amber)' },
  { tag: tags.keyword, color: 'var(--red)' },
  { tag: [tags.function(tags.variableName), tags.labelName], color: 'var(--blue)' },
  { tag: tags.comment, color: 'var(--ink3)', fontStyle: 'italic' },
  { tag: tags.heading, fontWeight: '650' },
  { tag: tags.strong, fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
]);

const LANGUAGES: Readonly<Record<CodeLanguage, () => Extension>> = {
  json: () => json(),
  typst: () => StreamLanguage.define(typstTokens),
  text: () => [],
};

/** Returns all extensions of a code field, except those set by its owner. */
export const codeExtensions = (language: CodeLanguage): Extension => [
  lineNumbers(),
  foldGutter(),
  lintGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  syntaxHighlighting(colours),
  EditorView.lineWrapping,
  LANGUAGES[language](),
  keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap, indentWithTab]),
];
