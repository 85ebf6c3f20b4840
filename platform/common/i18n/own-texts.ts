import type { Language } from './language.ts';

/** The body's own words by key; a language that is missing has the built-in ones. */
export type OwnTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

let own: OwnTexts = {};

/** What this process says instead of the built-in texts; the same object until it changes. */
export const ownTexts = (): OwnTexts => own;

export function setOwnTexts(next: OwnTexts): void {
  own = next;
}
