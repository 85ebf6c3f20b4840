/**
 * The catalogue of all texts in three languages, filled by the modules, and `translate`, which returns a
 * text by key in a language with its placeholders filled; custom texts replace built-in ones.
 */
import { createUniquenessCheck } from '../declarations.ts';
import { type CustomTexts, customTexts } from './custom-texts.ts';
import { fill, type Params } from './fill.ts';
import { LANGUAGES, type Language, type Text, type Texts } from './language.ts';
import { pluralKey } from './plural-key.ts';

/**
 * The texts of all modules by area. Empty here: each `module.ts` completes it by declaration merging, so that a key that no
 * module has does not compile, while no lower module imports a higher one.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: completed by declaration merging
export interface TextCatalogue {}

type KeyIn<Areas> = { [Name in keyof Areas]: keyof Areas[Name] }[keyof Areas];
export type TextKey = Extract<KeyIn<TextCatalogue>, string>;
export type { Params } from './fill.ts';

let catalogue: Readonly<Record<string, Texts>> = {};
let all: Readonly<Record<string, Text>> = {};
let areaByKey: ReadonlyMap<string, string> = new Map();
let known: { Own: CustomTexts; Filled: Map<Language, Readonly<Record<string, string>>> } | null = null;

/** Installs the modules' texts; an area or key declared by two modules aborts startup. */
export function installTexts(
  modules: readonly { readonly name: string; readonly texts?: Readonly<Record<string, Texts>> }[],
): void {
  const own = createUniquenessCheck();
  for (const { name, texts = {} } of modules)
    for (const [area, rows] of Object.entries(texts)) {
      own(name, `have texts of the part ${area}`);
      for (const key of Object.keys(rows)) own(name, `have the text ${key}`);
    }
  setCatalogue(Object.assign({}, ...modules.map(({ texts = {} }) => texts)));
}

/** Sets the texts of a worker thread, which receives them from its process. */
export function setCatalogue(areas: Readonly<Record<string, Texts>>): void {
  catalogue = areas;
  all = Object.assign({}, ...Object.values(areas));
  areaByKey = new Map(
    Object.entries(areas).flatMap(([area, rows]) => Object.keys(rows).map((key) => [key, area] as const)),
  );
  known = null;
}

/** Returns the modules' texts by area. */
export const textAreas = (): Readonly<Record<string, Texts>> => catalogue;
/**
 * Returns the built-in texts. The browser loads one language of them, with the custom texts applied, from
 * /translation/public.
 */
export const allTexts = (): Readonly<Record<TextKey, Text>> => all as Readonly<Record<TextKey, Text>>;

/**
 * A key accepted by `translate`: one in the catalogue, a template type matching some of its keys, or any
 * string, such as an external code. An unknown literal key does not compile.
 */
export type KnownKey<Key extends string> = string extends Key
  ? Key
  : Key extends TextKey
    ? Key
    : Extract<TextKey, Key> extends never
      ? never
      : Key;

/** Returns the area of the product that uses a text; empty for an unknown key. */
export const areaOf = (key: string): string => areaByKey.get(key) ?? '';

export const builtInText = (key: string): Text | undefined => (areaByKey.has(key) ? all[key] : undefined);

/**
 * Returns the text of a key; a key outside the catalogue (such as an external code) is returned unchanged.
 */
export function translate<const Key extends string>(
  key: Key & KnownKey<Key>,
  language: Language,
  params: Params = {},
): string {
  const chosen = pluralKey(key, params, (name) => areaByKey.has(name));
  const text = customTexts()[chosen]?.[language] ?? builtInText(chosen)?.[LANGUAGES.indexOf(language)] ?? key;
  return fill(text, params, language);
}

/** Returns all texts of a language; the same object until a text changes. */
export function textsOf(language: Language): Readonly<Record<string, string>> {
  if (known?.Own !== customTexts()) known = { Own: customTexts(), Filled: new Map() };
  const content = known.Filled.get(language) ?? fillAll(known.Own, language);
  known.Filled.set(language, content);
  return content;
}

const fillAll = (own: CustomTexts, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries<Text>(all).map(([key, text]) => [
      key,
      own[key]?.[language] ?? text[LANGUAGES.indexOf(language)] ?? key,
    ]),
  );
