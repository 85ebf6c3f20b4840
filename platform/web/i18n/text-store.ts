import { useSyncExternalStore } from 'react';
import { textRoutes } from '#platform/common/i18n/contract.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { markTexts } from '#platform/common/i18n/marks.ts';
import { pluralKey } from '#platform/common/i18n/plural-key.ts';
import type { Params } from '#platform/common/i18n/texts.ts';
import { call } from '../api/call.ts';
import { isMarking, saveMarking } from './marking.ts';
import type { Translate } from './translate.ts';

/** The browser keeps them and asks only whether they still are what they were. */
const loadTexts = (language: Language): Promise<Record<string, string>> =>
  call(textRoutes.public, { query: { LanguageCode: language }, isQuiet: true, isRevalidated: true });

type Texts = Readonly<Record<string, string>>;
/** One language as the screens use it; a new object whenever what they show changes. */
type ActiveTexts = {
  language: Language;
  texts: Texts;
  t: Translate;
  /** The same without marks: for what translates the others. */
  plain: Translate;
};

const loaded = new Map<Language, ActiveTexts>();
const listeners = new Set<() => void>();
let activeTexts: ActiveTexts = activateTexts('EN', {});

function activateTexts(language: Language, texts: Texts): ActiveTexts {
  const content = isMarking() ? markTexts(texts) : texts;
  const by =
    (all: Texts): Translate =>
    (key, params = {}) =>
      fill(all[pluralKey(key, params, (name) => Object.hasOwn(all, name))] ?? key, params);
  return { language, texts, t: by(content), plain: by(texts) };
}

/** Replaces `{{name}}`. A key without a text shows itself. */
const fill = (text: string, params: Params): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

function show(next: ActiveTexts): void {
  loaded.set(next.language, next);
  activeTexts = next;
  for (const listener of listeners) listener();
}

/** Loads a language and speaks it; texts that were loaded once stay until they change. */
export async function loadLanguage(language: Language): Promise<void> {
  show(loaded.get(language) ?? activateTexts(language, await loadTexts(language)));
}

/** Uses texts that are at hand: where a page is rendered for another visitor. */
export const setTexts = (language: Language, texts: Texts): void => {
  activeTexts = activateTexts(language, texts);
};

/** Texts were changed: renders the new ones in place. Nothing is unmounted, so no input is lost. */
export async function reloadTexts(): Promise<void> {
  const { language, texts } = activeTexts;
  const fresh = await loadTexts(language);
  for (const other of loaded.keys()) if (other !== language) loaded.delete(other);
  if (activeTexts.language !== language) return;
  const isSame = Object.keys(fresh).every((key) => fresh[key] === texts[key]);
  if (!isSame) show(activateTexts(language, fresh));
}

/** Puts the marks of their keys behind all texts, or takes them away. */
export function setMarking(isOn: boolean): void {
  if (isOn === isMarking()) return;
  saveMarking(isOn);
  loaded.clear();
  show(activateTexts(activeTexts.language, activeTexts.texts));
}

/** A text outside of components, in the language of the moment. */
export const currentText: Translate = (key, params) => activeTexts.t(key, params);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const current = (): ActiveTexts => activeTexts;
export const useActiveTexts = (): ActiveTexts => useSyncExternalStore(subscribe, current, current);
