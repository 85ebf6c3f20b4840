import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFolders } from './font-folders.ts';

const resolve = createRequire(import.meta.url).resolve;

/** The root of all that a template can read: the portal's own page and the parts that it is made of. */
export const templateFolder = join(import.meta.dirname, 'templates');

let cached: NodeCompiler | undefined;

/** One compiler per thread. Font files are opened when first used and then kept. */
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
