import { Liquid } from 'liquidjs';

const TAGS = ['if', 'unless'];
const FILTERS = ['capitalize', 'default', 'downcase', 'strip', 'truncate', 'upcase'];

/**
 * Reads the body's own words of mails: placeholders, a few filters, and if/unless/else. Nothing in it loops, reads
 * files or remembers, so what an administrator writes cannot keep the portal busy or reach anything else.
 */
export const wordsEngine = new Liquid({
  strictVariables: true,
  strictFilters: true,
  // "Is there a step?" may be asked of what is not there.
  lenientIf: true,
  ownPropertyOnly: true,
  parseLimit: 50_000,
  renderLimit: 200,
  memoryLimit: 200_000,
});
keepOnly(wordsEngine.tags, TAGS);
keepOnly(wordsEngine.filters, FILTERS);

function keepOnly(known: Record<string, unknown>, wanted: readonly string[]): void {
  for (const name of Object.keys(known)) if (!wanted.includes(name)) delete known[name];
}
