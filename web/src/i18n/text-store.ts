import type { Language } from '@assay/shared/translation/language.ts';
import { useSyncExternalStore } from 'react';
import { loadTexts } from './load-texts.ts';

type Params = Readonly<Record<string, string | number>>;
type Texts = Readonly<Record<string, string>>;
/** One language as the screens use it; a new object whenever what they show changes. */
type Spoken = { language: Language; texts: Texts; t: (key: string, params?: Params) => string };

const loaded = new Map<Language, Spoken>();
const listeners = new Set<() => void>();
let spoken: Spoken = speak('EN', {});

function speak(language: Language, texts: Texts): Spoken {
  return { language, texts, t: (key, params) => fill(texts[key] ?? key, params) };
}

/** Replaces `{{name}}`. A key without a text shows itself. */
const fill = (text: string, params: Params = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

function show(next: Spoken): void {
  spoken = next;
  for (const listener of listeners) listener();
}

/** Loads a language and speaks it; texts that were loaded once stay. */
export async function speakLanguage(language: Language): Promise<void> {
  const known = loaded.get(language) ?? speak(language, await loadTexts(language));
  loaded.set(language, known);
  show(known);
}

/** A text outside of components, in the language of the moment. */
export const textNow = (key: string, params?: Params): string => spoken.t(key, params);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSpoken = (): Spoken => useSyncExternalStore(subscribe, () => spoken);
