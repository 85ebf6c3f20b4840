import { Liquid } from 'liquidjs';

const TAGS = ['if', 'unless'];
const FILTERS = ['capitalize', 'default', 'downcase', 'strip', 'truncate', 'upcase'];

/**
 * Renders the certification body's custom email texts: placeholders, a few filters, and if/unless/else. It
 * has no loops, file access or state, so an administrator's text cannot block the portal or access anything
 * else.
 */
export const liquidEngine = new Liquid({
  strictVariables: true,
  strictFilters: true,
  // Allows conditions on undefined placeholders.
  lenientIf: true,
  ownPropertyOnly: true,
  parseLimit: 50_000,
  renderLimit: 200,
  memoryLimit: 200_000,
});
restrictTo(liquidEngine.tags, TAGS);
restrictTo(liquidEngine.filters, FILTERS);

function restrictTo(known: Record<string, unknown>, allowed: readonly string[]): void {
  for (const name of Object.keys(known)) if (!allowed.includes(name)) delete known[name];
}
