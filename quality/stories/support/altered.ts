/** Returns a copy of a file with one changed bit, for tests of forged files. */
export function altered(bytes: Uint8Array): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf('stream\n') + 20;
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
