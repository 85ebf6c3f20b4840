/**
 * Finds disallowed words in interface texts, documents, comments, test names and names in code, and
 * translations that differ from the glossary, each with its replacement, for the language check.
 */
import { CODE_PHRASES, NAME_WORDS, PHRASES } from './dialect.ts';
import { GLOSSARY } from './glossary.ts';

/** A word that the project does not use, and its replacement. */
export type Finding = { word: string; instead: string };
export type Translations = readonly [en: string, cht: string, chs: string];

const terms = Object.values(GLOSSARY).flat();
const termByEnglish = new Map(terms.map((term) => [term.en.toLowerCase(), term]));

const matches = (text: string, phrases: readonly { pattern: RegExp; instead: string }[]): Finding[] =>
  phrases.flatMap(({ pattern, instead }) => {
    const [word] = pattern.exec(text) ?? [];
    return word === undefined ? [] : [{ word, instead }];
  });

/**
 * Checks one text in three languages: disallowed words, terms that the glossary replaces, and translations
 * that differ from the glossary.
 */
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

/** Checks a document or comment; code in backticks is ignored. */
export const findInProse = (text: string): Finding[] =>
  matches(text.replace(/```[\s\S]*?```|`[^`\n]*`/g, ''), [...PHRASES, ...CODE_PHRASES]);

const COMMENT = /(?<=^|[\s({[,;])\/\*(?!')[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*/gm;
const TEST_NAME = /\b(?:it|describe|test)(?:\.\w+)?\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const DECLARED = /^(?:export )?(?:async )?(?:function|const|type|class|interface) (\w+)/gm;

/** Checks the comments of a source file. */
export const findInComments = (source: string): Finding[] =>
  [...source.matchAll(COMMENT)].flatMap(([comment]) => findInProse(comment));

/** Checks the names of the tests in a source file. */
export const findInTestNames = (source: string): Finding[] =>
  [...source.matchAll(TEST_NAME)].flatMap(([, , name = '']) => findInProse(name));

/** Checks the top-level declarations of a source file and its file name. */
export const findInNames = (path: string, source: string): Finding[] =>
  [fileName(path), ...[...source.matchAll(DECLARED)].map(([, name = '']) => name)].flatMap((name) => {
    const [first = '', ...others] = wordsOf(name);
    const word = NAME_WORDS[first] ? first : others.find((other) => ANYWHERE.has(other));
    return word === undefined ? [] : [{ word: name, instead: NAME_WORDS[word] ?? '' }];
  });

const TEXT =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|(?<=[(,:=[]\s*)\/(?![/*])(?:[^/\\\n]|\\.)+\//g;

/** Checks all other names of a source file: local variables, parameters, members. */
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

/** Words that are not allowed anywhere in a name; the others only as its first word. */
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
