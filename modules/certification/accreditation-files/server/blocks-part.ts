import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The blocks of long documents; placed next to the certificate's parts while such a document is compiled. */
export const blocksPart = {
  Path: '/blocks.typ',
  Bytes: readFileSync(join(import.meta.dirname, 'templates/blocks.typ')),
};
