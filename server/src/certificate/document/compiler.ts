import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const resolve = createRequire(import.meta.url).resolve;

/** The root of all that a template can read: the portal's own page and the parts that it is made of. */
export const templateFolder = join(import.meta.dirname, 'templates');

/** Each folder holds exactly one file, so that no other weight is ever read. */
const fontFolders = [
  'source-serif-4/400Regular',
  'source-serif-4/400Regular_Italic',
  'source-serif-4/600SemiBold',
  'noto-serif-tc/400Regular',
  'noto-serif-tc/600SemiBold',
  'noto-serif-sc/400Regular',
  'noto-serif-sc/600SemiBold',
  'inter/400Regular',
  'noto-sans-tc/400Regular',
  'noto-sans-sc/400Regular',
];

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
