/**
 * Creates the typst compiler that turns document templates into PDF, one per thread, with the portal's
 * template folder and fonts.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFolders } from './font-folders.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Root of all files that a template can read: the portal's own page and its parts. */
export const templateFolder = join(import.meta.dirname, 'templates');

let cached: NodeCompiler | undefined;

/** Returns the compiler, one per thread. Font files are opened on first use and then cached. */
export function compiler(): NodeCompiler {
  cached ??= NodeCompiler.create({
    workspace: templateFolder,
    fontArgs: [{ fontPaths: fontFolders.map(fontFolder) }],
  });
  return cached;
}

function fontFolder(path: string): string {
  const [family = '', weight = ''] = path.split('/');
  return join(dirname(resolve(`@expo-google-fonts/${family}/package.json`)), weight);
}
