import type { Language } from './language.ts';

/** The certification body's own texts by key; a missing language falls back to the built-in ones. */
export type OwnTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

let own: OwnTexts = {};

/** What this process says instead of the built-in texts; the same object until it changes. */
export const ownTexts = (): OwnTexts => own;

export function setOwnTexts(next: OwnTexts): void {
  own = next;
}
