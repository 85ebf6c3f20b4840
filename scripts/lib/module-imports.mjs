/**
 * Reads the source files given and returns each import from one of them to another (including type imports
 * and re-exports), for the dependency checks.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/**
 * Every import of the files, type imports and re-exports included, as pairs of paths relative to the root. Imports of
 * packages are left out.
 *
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {{ from: string, to: string }[]}
 */
export function importsOf(root, files) {
  const resolver = new ResolverFactory({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] });
  const known = new Set(files);
  return files.flatMap((from) => {
    const folder = join(root, dirname(from));
    return [...new Set(requests(from, readFileSync(join(root, from), 'utf8')))]
      .filter((name) => name.startsWith('.') || name.startsWith('#'))
      .map((name) => resolver.sync(folder, name).path)
      .filter(Boolean)
      .map((path) => ({ from, to: relative(root, path) }))
      .filter(({ to }) => known.has(to));
  });
}

function requests(name, text) {
  const { module, program } = parseSync(name, text);
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  if (/\bimport\(/.test(text))
    new Visitor({
      TSImportType: ({ source, argument }) => found.push((source ?? argument?.literal ?? argument)?.value),
    }).visit(program);
  return found.filter(Boolean);
}
