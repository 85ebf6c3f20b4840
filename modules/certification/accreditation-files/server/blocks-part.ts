import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Typst template with the blocks of long documents; added to the certificate's templates when one is
 * compiled.
 */
export const blocksPart = {
  Path: '/blocks.typ',
  Bytes: readFileSync(join(import.meta.dirname, 'templates/blocks.typ')),
};
