/**
 * Stores in this process's memory the texts with which the certification body replaces built-in ones, by key
 * and language; where a language is missing, the built-in text is used.
 */
import type { Language } from './language.ts';

/** The certification body's custom texts by key; a missing language falls back to the built-in text. */
export type CustomTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

let own: CustomTexts = {};

/** Returns this process's custom texts; the same object until they change. */
export const customTexts = (): CustomTexts => own;

export function setCustomTexts(next: CustomTexts): void {
  own = next;
}
