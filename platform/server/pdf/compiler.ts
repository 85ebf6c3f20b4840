/**
 * Creates the typst compiler that turns document templates into PDF, one per thread, with the portal's
 * template folder and fonts.
 */
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFolders } from './font-folders.ts';

/** Root of all files that a template can read: the portal's own page and its parts. */
export const templateFolder = join(import.meta.dirname, 'templates');

let cached: NodeCompiler | undefined;

/** Returns the compiler, one per thread. Font files are opened on first use and then cached. */
export function compiler(): NodeCompiler {
  cached ??= NodeCompiler.create({
    workspace: templateFolder,
    fontArgs: [{ fontPaths: fontFolders }],
  });
  return cached;
}
