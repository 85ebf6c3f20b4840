import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
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
import { typstTokens } from './typst-tokens.ts';

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

/** Everything that a code field can do, apart from what its owner sets. */
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
