import type { Language } from './language.ts';

/** The certification body's own texts by key; a missing language falls back to the built-in ones. */
export type CustomTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

let own: CustomTexts = {};

/** What this process says instead of the built-in texts; the same object until it changes. */
export const customTexts = (): CustomTexts => own;

export function setCustomTexts(next: CustomTexts): void {
  own = next;
}
