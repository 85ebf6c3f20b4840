import { CODE_PHRASES, NAME_WORDS, PHRASES } from './dialect.ts';
import { GLOSSARY } from './glossary.ts';

/** A word that the project does not use: where it is, and what to write instead. */
export type Finding = { word: string; instead: string };
export type Translations = readonly [en: string, cht: string, chs: string];

const terms = Object.values(GLOSSARY).flat();
const termByEnglish = new Map(terms.map((term) => [term.en.toLowerCase(), term]));

const matches = (text: string, phrases: readonly { pattern: RegExp; instead: string }[]): Finding[] =>
  phrases.flatMap(({ pattern, instead }) => {
    const [word] = pattern.exec(text) ?? [];
    return word === undefined ? [] : [{ word, instead }];
  });

/** One text in three languages: dialect, words that the glossary replaces, a term that is not translated as the glossary has it. */
export function findInText([en, cht, chs]: Translations): Finding[] {
  const plain = en.replace(/\{\{\w+\}\}/g, '');
  const avoided = terms.flatMap(({ en: term, cht: inHongKong, chs: onMainland, avoid = {} }) => [
    ...matches(
      plain,
      (avoid.en ?? []).map((pattern) => ({ pattern, instead: term })),
    ),
    ...matches(
      cht,
      (avoid.cht ?? []).map((word) => ({ pattern: new RegExp(word), instead: inHongKong })),
    ),
    ...matches(
      chs,
      (avoid.chs ?? []).map((word) => ({ pattern: new RegExp(word), instead: onMainland })),
    ),
  ]);
  const term = termByEnglish.get(en.toLowerCase());
  const mistranslated = term === undefined ? [] : differing(term, cht, chs);
  return [...matches(plain, PHRASES), ...avoided, ...mistranslated];
}

const differing = (term: { cht: string; chs: string }, cht: string, chs: string): Finding[] =>
  [
    { word: cht, instead: term.cht },
    { word: chs, instead: term.chs },
  ].filter(({ word, instead }) => !word.includes(instead));

/** A document or the text of a comment; code in backticks is left out. */
export const findInProse = (text: string): Finding[] =>
  matches(text.replace(/```[\s\S]*?```|`[^`\n]*`/g, ''), [...PHRASES, ...CODE_PHRASES]);

const COMMENT = /(?<=^|[\s({[,;])\/\*(?!')[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*/gm;
const TEST_NAME = /\b(?:it|describe|test)(?:\.\w+)?\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const DECLARED = /^(?:export )?(?:async )?(?:function|const|type|class|interface) (\w+)/gm;

/** The comments of a source file. */
export const findInComments = (source: string): Finding[] =>
  [...source.matchAll(COMMENT)].flatMap(([comment]) => findInProse(comment));

/** The names of the tests of a source file. */
export const findInTestNames = (source: string): Finding[] =>
  [...source.matchAll(TEST_NAME)].flatMap(([, , name = '']) => findInProse(name));

/** What a source file declares at its top level, and its own name. */
export const findInNames = (path: string, source: string): Finding[] =>
  [fileName(path), ...[...source.matchAll(DECLARED)].map(([, name = '']) => name)].flatMap((name) => {
    const [first = '', ...others] = wordsOf(name);
    const word = NAME_WORDS[first] ? first : others.find((other) => ANYWHERE.has(other));
    return word === undefined ? [] : [{ word: name, instead: NAME_WORDS[word] ?? '' }];
  });

const TEXT =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|(?<=[(,:=[]\s*)\/(?![/*])(?:[^/\\\n]|\\.)+\//g;

/** Every other name of a source file: local variables, parameters, members. */
export const findInIdentifiers = (source: string): Finding[] =>
  [
    ...new Set(
      source
        .replace(COMMENT, '')
        .replace(TEXT, '')
        .match(/[A-Za-z_]\w*/g) ?? [],
    ),
  ].flatMap((name) => {
    const word = wordsOf(name).find((one) => ANYWHERE.has(one));
    return word === undefined ? [] : [{ word: name, instead: NAME_WORDS[word] ?? '' }];
  });

/** These are wrong wherever they are in a name; the others where they are its first word. */
const ANYWHERE = new Set([
  ...[
    'door',
    'doors',
    'wish',
    'wishes',
    'deed',
    'deeds',
    'seer',
    'house',
    'houses',
    'anew',
    'dossier',
    'desk',
  ],
  ...['tell', 'told', 'say', 'says', 'said', 'drawn', 'beside', 'surplus'],
]);

const fileName = (path: string): string => path.split('/').at(-1)?.replace(/\..*$/, '') ?? '';
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/);
