/**
 * Returns a copy of a PDF with one changed bit inside a content stream, for browser tests of forged
 * certificates.
 */
export function altered(bytes: Uint8Array): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf('stream\n') + 20;
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
