import { join } from 'node:path';

/** What the bundler knows of a module. */
type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => Info | null };

const APP = join(import.meta.dirname, 'main.tsx');
const SITE = join(import.meta.dirname, '../../modules/public/site/web/entry-client.tsx');

/** Everything that comes with a module; also with what it may load later, where asked for. */
function reached(graph: Graph, from: string, isLaterToo: boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const next = [from];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = graph.getModuleInfo(id);
    next.push(...(info?.importedIds ?? []), ...(isLaterToo ? (info?.dynamicallyImportedIds ?? []) : []));
  }
  return found;
}

/** What so many screens use, and parts of screens that come later, is there before anybody asks for one of them. */
const OFTEN = 44;

/**
 * Left alone, the bundler makes a file for every set of screens that share something, however little: four hundred, of
 * which one screen asked for a hundred and fifty. Each is another way to the server and back, and small files pack badly.
 */
export function firstChunks() {
  let site: ReadonlySet<string> | undefined;
  let app: ReadonlySet<string> | undefined;
  /** What the public site needs and the app uses too. */
  const base = (id: string, graph: Graph): string | null => {
    site ??= reached(graph, SITE, false);
    app ??= reached(graph, APP, true);
    return site.has(id) && app.has(id) ? 'base' : null;
  };
  /** What else the app begins with; what is the site's alone is that as well for the bundler. */
  const first = (id: string): string | null =>
    site?.has(id) || id === APP || id.endsWith('index.html') ? null : 'first';
  return {
    groups: [
      { name: base, debugName: 'base', priority: 3 },
      { name: first, debugName: 'first', tags: ['$initial' as const], priority: 2 },
      { name: 'often', minShareCount: OFTEN, priority: 1 },
    ],
  };
}
