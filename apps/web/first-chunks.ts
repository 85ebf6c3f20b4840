/**
 * Chunk groups for the web build: combines the code shared with the public site, the app's start code and
 * frequently shared modules into three files, instead of several hundred small ones.
 */
import { join } from 'node:path';

/** The bundler's information about a module that is used here. */
type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => Info | null };

const APP = join(import.meta.dirname, 'main.tsx');
const SITE = join(import.meta.dirname, '../../modules/public/site/web/entry-client.tsx');

/**
 * All modules that a module imports, directly or indirectly; with `isLaterToo` including its dynamic
 * imports.
 */
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

/** Modules shared by at least this many screens and lazily loaded parts go into one common chunk. */
const OFTEN = 44;

/**
 * By default the bundler makes a file for every set of screens that share a module, however small: four
 * hundred files, of which one screen requested a hundred and fifty. Each costs a round trip to the server,
 * and small files compress badly.
 */
export function firstChunks() {
  let site: ReadonlySet<string> | undefined;
  let app: ReadonlySet<string> | undefined;
  /** Modules that the public site needs and the app also uses. */
  const base = (id: string, graph: Graph): string | null => {
    site ??= reached(graph, SITE, false);
    app ??= reached(graph, APP, true);
    return site.has(id) && app.has(id) ? 'base' : null;
  };
  /**
   * All other modules that the app starts with. The bundler also counts those of the site alone, so they are
   * excluded.
   */
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
