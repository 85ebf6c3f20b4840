/**
 * The texts of the current language in the browser: loads and caches them from the server, makes a language
 * current, and re-renders all components when texts change.
 */
import { useSyncExternalStore } from 'react';
import { textRoutes } from '#platform/common/i18n/contract.ts';
import { fill } from '#platform/common/i18n/fill.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { markTexts } from '#platform/common/i18n/marks.ts';
import { pluralKey } from '#platform/common/i18n/plural-key.ts';
import { call } from '../api/call.ts';
import { isMarking, saveMarking } from './marking.ts';
import type { Translate } from './translate.ts';

/** Loads texts, which the browser caches and revalidates. */
const loadTexts = (language: Language): Promise<Record<string, string>> =>
  call(textRoutes.public, { query: { LanguageCode: language }, isQuiet: true, isRevalidated: true });

type Texts = Readonly<Record<string, string>>;
/** The texts of one language; a new object whenever the displayed texts change. */
type ActiveTexts = {
  language: Language;
  texts: Texts;
  t: Translate;
  /** Translates without marks, for the translation tool itself. */
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
      fill(all[pluralKey(key, params, (name) => Object.hasOwn(all, name))] ?? key, params, language);
  return { language, texts, t: by(content), plain: by(texts) };
}

function show(next: ActiveTexts): void {
  loaded.set(next.language, next);
  activeTexts = next;
  for (const listener of listeners) listener();
}

/** Loads a language and makes it current; loaded texts are cached until they change. */
export async function loadLanguage(language: Language): Promise<void> {
  show(loaded.get(language) ?? activateTexts(language, await loadTexts(language)));
}

/** Uses given texts, when a page is rendered for another visitor. */
export const setTexts = (language: Language, texts: Texts): void => {
  activeTexts = activateTexts(language, texts);
};

/** Renders changed texts in place. Nothing is unmounted, so no input is lost. */
export async function reloadTexts(): Promise<void> {
  const { language, texts } = activeTexts;
  const fresh = await loadTexts(language);
  for (const other of loaded.keys()) if (other !== language) loaded.delete(other);
  if (activeTexts.language !== language) return;
  const isSame = Object.keys(fresh).every((key) => fresh[key] === texts[key]);
  if (!isSame) show(activateTexts(language, fresh));
}

/** Adds the marks of their keys to all texts, or removes them. */
export function setMarking(isOn: boolean): void {
  if (isOn === isMarking()) return;
  saveMarking(isOn);
  loaded.clear();
  show(activateTexts(activeTexts.language, activeTexts.texts));
}

/** Translates outside of components, in the current language. */
export const currentText: Translate = (key, params) => activeTexts.t(key, params);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const current = (): ActiveTexts => activeTexts;
export const useActiveTexts = (): ActiveTexts => useSyncExternalStore(subscribe, current, current);
