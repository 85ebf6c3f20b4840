/**
 * Folders of the fonts used in PDF pages. Each contains exactly one font file, so that no other weight is ever read.
 * `scripts/lib/font-packages.mjs` reads the same list.
 */
import { join } from 'node:path';
import fonts from './fonts.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../../../fonts');

/** Absolute paths. */
export const fontFolders = fonts.flatMap(({ name, weights }) =>
  weights.map((weight) => join(ROOT, name.split('/')[1] ?? name, weight)),
);

/** Name and version of each font family; another version may change the layout of a page. */
export const fontVersions: readonly string[] = fonts.map(({ name, version }) => `${name} ${version}`);
