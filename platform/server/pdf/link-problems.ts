/**
 * Reports links in a compiled document that a signed document must not contain (protocols other than http,
 * https, mailto and tel), with their position in the template where known.
 */
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { pageOutOfBounds } from './problems.ts';
import type { RawProblem } from './protocol.ts';

/** Protocols allowed in a signed document; a reader's program might execute anything else. */
const ALLOWED = /^(https?|mailto|tel):/i;
/** Labels refer to positions within the document. */
const LABEL = /^<[^<>]*>$/;
const MAX_PROBLEMS = 10;
const MAX_LENGTH = 200;

/** Prefix by which `formatProblems` recognises these problems; the address follows. */
export const LINK_TO = 'link to ';

/**
 * Returns problems with the links of the laid out page, including addresses assembled during layout. The
 * position is known if the source contains the address literally.
 */
export function linkProblems(typst: NodeCompiler, document: NodeTypstDocument, source: string): RawProblem[] {
  const links: unknown[] = typst.query(document, { selector: 'link', field: 'dest' });
  // A link that is not text refers to a position on a page.
  const addresses = links.filter((address) => typeof address === 'string');
  return [...new Set(addresses)]
    .filter((address) => !ALLOWED.test(address) && !LABEL.test(address))
    .slice(0, MAX_PROBLEMS)
    .map((address) => ({
      ...pageOutOfBounds(`${LINK_TO}${address.slice(0, MAX_LENGTH)}`),
      ...placeIn(source, address),
    }));
}

function placeIn(source: string, address: string): Pick<RawProblem, 'Line' | 'Column'> {
  const at = address === '' ? -1 : source.indexOf(`"${address}"`);
  if (at < 0) return { Line: null, Column: null };
  const before = source.slice(0, at + 1).split('\n');
  return { Line: before.length, Column: (before.at(-1)?.length ?? 0) + 1 };
}
