import { islandTexts } from './island-texts.ts';
import type { SiteFacts } from './site-context.ts';

/** Serialises the page's data block. `<` is escaped, so that no text can close the block. */
export function pageData(facts: SiteFacts): string {
  const Texts = Object.fromEntries(islandTexts.map((key) => [key, facts.Texts[key] ?? key]));
  return JSON.stringify({ ...facts, Texts }).replaceAll('<', '\\u003c');
}
