import type { StreamParser } from '@codemirror/language';

type State = { isInComment: boolean };

const KEYWORD =
  /^#?(let|set|show|if|else|for|while|in|return|break|continue|import|include|context|and|or|not)\b/;

/** In order: the first that fits is the word's kind. Kinds are the highlighter's names. */
const WORDS: readonly (readonly [RegExp, string])[] = [
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

/** Typst, roughly: enough to read a template by; what is right is said by the compiler. */
export const typstTokens: StreamParser<State> = {
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
    for (const [word, kind] of WORDS) if (stream.match(word)) return kind;
    if (!stream.match(/^[A-Za-z_][\w-]*/)) stream.next();
    return null;
  },
};
