/**
 * Finds imports that break the architecture: towards a higher area, not in the module's manifest, past an
 * entry file, between separate tiers, or in a cycle (`npm run check`).
 */

/**
 * Areas below all modules, lowest first, and areas above them. Areas of modules are in between, in the given
 * order.
 */
const BELOW = ['database', 'platform'];
const ABOVE = ['tools', 'apps'];
/** Tiers with an entry file. */
const ENTRY_TIERS = ['rules', 'server', 'web'];
const ENTRY = /\/(module|rules\/index|server\/index|server\/demo\/index|web\/index)\.tsx?$/;

/**
 * For example, `modules/billing/invoices/server/routes.ts` is in module `billing/invoices`, area `billing`,
 * tier `server`.
 */
function placeOf(path) {
  const parts = path.split('/');
  const isModule = parts[0] === 'modules';
  return {
    area: isModule ? parts[1] : parts[0],
    module: isModule ? `${parts[1]}/${parts[2]}` : null,
    tier: isModule ? parts[3] : parts[1],
  };
}

/**
 * The imports that the order of areas, the manifests and the tiers forbid, by the rule that they break.
 *
 * @param {{ from: string, to: string }[]} imports
 * @param {{ areas: readonly string[], modules: readonly { name: string, uses: readonly string[] }[] }} manifests
 * @returns {Record<'upward' | 'undeclared' | 'pastEntry' | 'tier' | 'cycle' | 'mutual', string[]>} a sentence for each
 */
export function brokenRules(imports, { areas, modules }) {
  const rank = new Map([...BELOW, ...areas, ...ABOVE].map((area, at) => [area, at]));
  const uses = new Map(modules.map((one) => [one.name, new Set(one.uses)]));
  const found = {
    upward: [],
    undeclared: [],
    pastEntry: [],
    tier: [],
    cycle: [],
    mutual: mutualModules(imports),
  };
  for (const { from, to } of imports) {
    const [one, other] = [placeOf(from), placeOf(to)];
    const line = `${from} imports ${to}`;
    if (rank.get(other.area) > rank.get(one.area))
      found.upward.push(`${line}: ${one.area} is below ${other.area}`);
    else if (one.module && other.module && one.module !== other.module) {
      if (!uses.get(one.module)?.has(other.module))
        found.undeclared.push(`${line}: ${one.module} does not name ${other.module} in its module.ts`);
    }
    if (other.module && one.module !== other.module && one.area !== 'apps' && !ENTRY.test(to))
      found.pastEntry.push(`${line}: bypasses the entry files of ${other.module}`);
    if (isAcrossTiers(one.tier, other.tier))
      found.tier.push(`${line}: ${one.tier} must not import ${other.tier}`);
  }
  found.cycle.push(...cycles(imports).map((files) => `import cycle: ${files.join(', ')}`));
  return found;
}

const isAcrossTiers = (tier, other) =>
  (tier === 'server' && other === 'web') ||
  (tier === 'web' && other === 'server') ||
  (['rules', 'texts', 'common'].includes(tier) && ['server', 'web'].includes(other));

/**
 * Finds pairs of modules with files of one tier that import each other directly or indirectly; with entry
 * files, each pair would be an import cycle.
 */
function mutualModules(imports) {
  const count = new Map();
  for (const { from, to } of imports) {
    const [one, other] = [placeOf(from), placeOf(to)];
    if (!one.module || !other.module || one.module === other.module) continue;
    if (!ENTRY_TIERS.includes(one.tier) || !ENTRY_TIERS.includes(other.tier)) continue;
    const pair = `${one.module}:${one.tier} ${other.module}:${other.tier}`;
    count.set(pair, (count.get(pair) ?? 0) + 1);
  }
  const pairs = [...count.keys()].sort().map((pair) => pair.split(' '));
  const groups = cycles(pairs.map(([from, to]) => ({ from, to })));
  return pairs
    .filter(([from, to]) => groups.some((group) => group.includes(from) && group.includes(to)))
    .map(([from, to]) => `modules import each other: ${from} imports ${to} (${count.get(`${from} ${to}`)})`);
}

/** Finds groups of files that import each other in a cycle (Tarjan's algorithm), each sorted. */
function cycles(imports) {
  const next = new Map();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const state = { at: 0, open: [], place: new Map(), low: new Map(), found: [] };
  for (const file of [...next.keys()].sort()) if (!state.place.has(file)) visit(file, next, state);
  return state.found;
}

function visit(file, next, state) {
  state.place.set(file, state.at);
  state.low.set(file, state.at++);
  state.open.push(file);
  for (const other of next.get(file) ?? []) {
    if (!state.place.has(other)) {
      visit(other, next, state);
      state.low.set(file, Math.min(state.low.get(file), state.low.get(other)));
    } else if (state.open.includes(other))
      state.low.set(file, Math.min(state.low.get(file), state.place.get(other)));
  }
  if (state.low.get(file) !== state.place.get(file)) return;
  const group = state.open.splice(state.open.indexOf(file));
  if (group.length > 1 || (next.get(file) ?? []).includes(file)) state.found.push(group.sort());
}
