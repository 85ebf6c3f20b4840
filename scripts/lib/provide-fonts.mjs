/** Provides the fonts of documents in `fonts/`: of each font family only the weights that documents use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage } from './fetch-package.mjs';
import { root } from './source-files.mjs';

/** The font packages with version, checksum and the weights that are used; the server reads the same list. */
export const fontPackages = () => JSON.parse(readFileSync(join(root, 'platform/server/pdf/fonts.json'), 'utf8'));

/** Fetches the fonts that are missing in `fonts/<family>/<weight>`. */
export async function provideFonts() {
  await Promise.all(
    fontPackages().map(({ weights, ...font }) =>
      fetchPackage(font, weights, join(root, 'fonts', font.name.split('/')[1])),
    ),
  );
}
