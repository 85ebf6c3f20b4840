import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Typst template part with the building blocks of long documents (`blocks.typ`), passed to the compiler for
 * the accreditation file's index and for documents that the exports module prints.
 */
export const blocksPart = {
  Path: '/blocks.typ',
  Bytes: readFileSync(join(import.meta.dirname, 'templates/blocks.typ')),
};
