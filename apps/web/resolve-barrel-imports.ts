import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, parseAst } from 'vite';

const ENTRY = /^#(modules\/[^/]+\/[^/]+\/\w+\/index\.ts)$/;
const ROOT = join(import.meta.dirname, '../..');

type Home = { file: string; name: string };

/** What an entry file passes on: by name, the file that has it and its name there. */
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
 * Imports what other modules offer from the file that has it instead of from their entry file. The bundler would
 * otherwise count everything that an entry file passes on as reached by each screen that takes one name from it, and the
 * first download of the public site would have most of the app in it.
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
