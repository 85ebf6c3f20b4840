import { join } from 'node:path';

/** What the bundler knows of a module. */
type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => Info | null };

const APP = join(import.meta.dirname, 'src/main.tsx');
const SITE = join(import.meta.dirname, 'src/site/entry-client.tsx');

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

/**
 * What the public site needs and the app uses too is one file: the bundler alone makes one for every set of screens
 * that share something of it, and each file more is another way to the server and back.
 */
export function firstChunks() {
  let shared: ReadonlySet<string> | undefined;
  const name = (id: string, graph: Graph): string | null => {
    shared ??= sharedOf(graph);
    return shared.has(id) ? 'base' : null;
  };
  return { groups: [{ name, debugName: 'base' }] };
}

function sharedOf(graph: Graph): ReadonlySet<string> {
  const ofApp = reached(graph, APP, true);
  return new Set([...reached(graph, SITE, false)].filter((id) => ofApp.has(id)));
}
