/** The fonts of documents as packages to fetch into `fonts/`: of each family only the weights that documents use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.mjs';

/** The server reads the same list, with name, version, checksum and weights. */
const FONTS = JSON.parse(readFileSync(join(root, 'platform/server/pdf/fonts.json'), 'utf8'));

/** For `fetchPackages`. */
export const fontPackages = FONTS.map(({ name, version, integrity, weights }) => ({
  name,
  version,
  integrity,
  files: weights,
  into: join(root, 'fonts', name.split('/')[1]),
}));
