import type { Language } from './language.ts';

/** The certification body's custom texts by key; a missing language falls back to the built-in text. */
export type CustomTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

let own: CustomTexts = {};

/** Returns this process's custom texts; the same object until they change. */
export const customTexts = (): CustomTexts => own;

export function setCustomTexts(next: CustomTexts): void {
  own = next;
}
