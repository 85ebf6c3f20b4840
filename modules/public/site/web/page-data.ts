import { islandTexts } from './island-texts.ts';
import type { SiteFacts } from './site-context.ts';

/**
 * Serialises the data block of a public page, from which its islands read their texts in the browser. `<` is
 * escaped, so that no text can close the block.
 */
export function pageData(facts: SiteFacts): string {
  const Texts = Object.fromEntries(islandTexts.map((key) => [key, facts.Texts[key] ?? key]));
  return JSON.stringify({ ...facts, Texts }).replaceAll('<', '\\u003c');
}
