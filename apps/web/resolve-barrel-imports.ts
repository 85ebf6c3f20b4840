/**
 * Vite plugin that replaces imports from a module's `index.ts` with imports from the defining file, so that
 * a screen downloads only what it uses.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, parseAst } from 'vite';

const ENTRY = /^#(modules\/[^/]+\/[^/]+\/\w+\/index\.ts)$/;
const ROOT = join(import.meta.dirname, '../..');

type Home = { file: string; name: string };

/** Maps each name that an entry file re-exports to its defining file and its name there. */
function homesOf(entry: string): ReadonlyMap<string, Home> {
  const path = join(ROOT, entry);
  const homes = new Map<string, Home>();
  for (const node of parseAst(readFileSync(path, 'utf8'), { lang: 'ts' }).body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.source) continue;
    const file = join(dirname(path), String(node.source.value));
    for (const { local, exported } of node.specifiers)
      if (local.type === 'Identifier' && exported.type === 'Identifier')
        homes.set(exported.name, { file, name: local.name });
  }
  return homes;
}

/**
 * Without it, the bundler would count everything that an entry file re-exports as used by each screen that
 * imports one name from it, and the first download of the public site would contain most of the app.
 */
export function resolveBarrelImports(): Plugin {
  const known = new Map<string, ReadonlyMap<string, Home>>();
  return {
    name: 'dissolve-entries',
    transform(code, id) {
      if (!code.includes('/index.ts') || id.includes('/node_modules/')) return null;
      let text = code;
      for (const node of parseAst(code).body.toReversed()) {
        if (node.type !== 'ImportDeclaration') continue;
        const entry = ENTRY.exec(String(node.source.value))?.[1];
        if (!entry) continue;
        const homes = known.get(entry) ?? homesOf(entry);
        known.set(entry, homes);
        const lines = node.specifiers.map((one) => {
          const taken =
            one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : '*';
          const home = homes.get(taken);
          if (!home) throw new Error(`${id}: ${entry} does not offer ${taken}`);
          return `import { ${home.name} as ${one.local.name} } from ${JSON.stringify(home.file)};`;
        });
        text = text.slice(0, node.start) + lines.join(' ') + text.slice(node.end);
      }
      return text === code ? null : { code: text, map: null };
    },
  };
}
