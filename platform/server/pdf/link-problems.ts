import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { pageOutOfBounds } from './problems.ts';
import type { RawProblem } from './protocol.ts';

/** Where a signed document may lead; anything else a reader's program might run or open. */
const ALLOWED = /^(https?|mailto|tel):/i;
/** Labels are places of the document itself. */
const LABEL = /^<[^<>]*>$/;
const MAX_PROBLEMS = 10;
const MAX_LENGTH = 200;

/** What `formatProblems` knows these problems by; the address follows. */
export const LINK_TO = 'link to ';

/**
 * Links of the page as it was laid out, also those whose address is only put together there. The place is known where
 * the source says the address as it is.
 */
export function linkProblems(typst: NodeCompiler, document: NodeTypstDocument, source: string): RawProblem[] {
  const links: unknown[] = typst.query(document, { selector: 'link', field: 'dest' });
  // What is no text is a place on a page.
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
