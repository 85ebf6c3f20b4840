/**
 * Rolldown plugin for the server build: bundled modules still find adjacent files such as templates at their
 * source location, and thread programs become separate files. The build fails on a path expression without a
 * rule.
 */
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';

/** `new URL('./a-thread.ts', import.meta.url)`: a separate program that runs in a thread or a process. */
const PROGRAM = /new URL\(\s*'(\.{1,2}\/[^']+\.ts)',\s*import\.meta\.url,?\s*\)/g;
/** Expressions with which ES modules and CommonJS modules read their own location. */
const MODULE_PATH = /\bimport\.meta\.(?:url|dirname|filename)\b/g;
const LEGACY_MODULE_PATH = /\b__(?:dirname|filename)\b/g;
/**
 * Expressions that look like a module location but match none of the above; the build fails until it has a
 * rule for them.
 */
const UNKNOWN =
  /\bimport\.meta\b(?!\.(?:url|dirname|filename|resolve|ROLLUP_FILE_URL_\w+)\b)|new URL\([^)]*\.ts['"`]/;

/**
 * Packages that read their own location for a feature that the server never uses (the reason is the value).
 */
const UNUSED_PATH_PACKAGES: Readonly<Record<string, string>> = {
  'import-fresh': 'settings of the job queue in a file: it gets them from us',
  pino: 'lines written by threads of the log: ours go to a stream',
  'socket.io': 'its script for browsers: ours is among our pages',
  'thread-stream': 'as pino',
};

/**
 * Lets modules bundled into `dist` resolve adjacent files, such as templates and migrations, at their
 * original location. A program that a module references becomes a separate file and is referenced as such.
 * @param dist the flat folder that all files are written to
 */
export function preserveModulePaths(dist: string): Plugin {
  return {
    name: 'preserve-module-paths',
    transform: {
      // Excludes the bundler's virtual modules, which have no location.
      filter: { id: { exclude: /^\0/ }, code: [/\bimport\.meta\b/, LEGACY_MODULE_PATH] },
      handler(code, id) {
        const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
        if (name !== undefined) return assertPathUnused(code, id, name);
        const named = code.replace(PROGRAM, (_, file: string) => {
          const program = join(dirname(id), file);
          const key = this.emitFile({ type: 'chunk', id: program, name: basename(program, '.ts') });
          return `new URL(import.meta.ROLLUP_FILE_URL_${key})`;
        });
        const [unknown] = UNKNOWN.exec(named) ?? [];
        if (unknown)
          throw new Error(`${id}: preserve-module-paths.ts has no rule for "${unknown}" in this file`);
        const places: Readonly<Record<string, string>> = {
          'import.meta.url': `new URL('${relative(dist, id)}', import.meta.url).href`,
          'import.meta.dirname': `pathOfPlace(new URL('${relative(dist, dirname(id))}', import.meta.url))`,
          'import.meta.filename': `pathOfPlace(new URL('${relative(dist, id)}', import.meta.url))`,
        };
        const placed = named.replace(MODULE_PATH, (expression) => places[expression] ?? expression);
        return { code: `import { fileURLToPath as pathOfPlace } from 'node:url';\n${placed}`, map: null };
      },
    },
  };
}

function assertPathUnused(code: string, id: string, name: string): null {
  const asks = code.match(MODULE_PATH) ?? code.match(LEGACY_MODULE_PATH);
  if (asks && !(name in UNUSED_PATH_PACKAGES))
    throw new Error(
      `${id} reads its own location: it has to stay a separate file (external), or be listed in UNUSED_PATH_PACKAGES`,
    );
  return null;
}
