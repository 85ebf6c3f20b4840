/**
 * Adds a new module to the three files that list all modules (common, server, web), at the right place of
 * its area, for `npm run new:module`.
 */
import { AREAS } from '#platform/common/module.ts';
import type { Names } from './names.ts';

type Hub = {
  file: string;
  /** Returns the line that imports the module. */
  importLine: (names: Names) => string;
  /** Returns the module's entry in the list. */
  entry: (names: Names) => string;
  /** The text with which the list begins. */
  startsWith: string;
};

/** The files that list modules, each with the lowest area first. */
export const HUBS: readonly Hub[] = [
  {
    file: 'apps/common/modules.ts',
    importLine: ({ names, area, name }) =>
      `import { module as ${names} } from '#modules/${area}/${name}/module.ts';`,
    entry: ({ names }) => `${names}`,
    startsWith: 'export const modules = [\n',
  },
  {
    file: 'apps/server/modules.ts',
    importLine: ({ names, area, name }) =>
      `import { ${names}Server } from '#modules/${area}/${name}/server/manifest.ts';`,
    entry: ({ names }) => `${names}Server`,
    startsWith: 'export const serverModules = [\n',
  },
  {
    file: 'apps/web/modules.ts',
    importLine: ({ names, area, name }) =>
      `import { ${names}Web } from '#modules/${area}/${name}/web/manifest.ts';`,
    entry: ({ names }) => `${names}Web`,
    startsWith: 'const webModules = [\n',
  },
];

/**
 * Returns the file with the module added: the import in sorted order, and the entry after the last one of
 * its area or a lower area.
 */
export function withModule(text: string, hub: Hub, names: Names): string {
  const areas = areasOf(text);
  const start = text.indexOf(hub.startsWith) + hub.startsWith.length;
  const end = text.indexOf('\n]', start);
  if (start < hub.startsWith.length || end < 0)
    throw new Error(`${hub.file} has no list that begins with "${hub.startsWith.trim()}".`);
  const entries = text.slice(start, end).split('\n');
  const rank = rankOf(names.area);
  const last = entries.findLastIndex((line) => rankOf(areas.get(line.trim().replace(/,$/, ''))) <= rank);
  entries.splice(last + 1, 0, `  ${hub.entry(names)},`);
  return `${importedIn(text.slice(0, start), hub.importLine(names))}${entries.join('\n')}${text.slice(end)}`;
}

/** Inserts the import after the last one that sorts before it. */
function importedIn(head: string, line: string): string {
  const lines = head.split('\n');
  const address = (text: string): string => /from '(#modules\/[^']+)'/.exec(text)?.[1] ?? '';
  const before = lines.findLastIndex((text) => address(text) !== '' && address(text) < address(line));
  return lines.toSpliced(before < 0 ? 0 : before + 1, 0, line).join('\n');
}

/** Returns the area of each imported module, by its name in the file. */
function areasOf(text: string): ReadonlyMap<string, string> {
  const imports = text.matchAll(/import \{ (?:module as )?(\w+) \} from '#modules\/([^/]+)\//g);
  return new Map([...imports].map(([, name = '', area = '']) => [name, area]));
}

/**
 * Entries outside the modules keep their place: the platform at the beginning, parts of the application at
 * the end.
 */
function rankOf(area: string | undefined): number {
  const place = (AREAS as readonly (string | undefined)[]).indexOf(area);
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}
