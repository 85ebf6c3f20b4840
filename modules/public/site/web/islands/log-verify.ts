/**
 * Verifies in the browser the proof that a certificate's entry is in the public log: entry, path to the root
 * (RFC 9162) and Ed25519 signature.
 */
import type { LogEntry, ProofFile } from '#modules/certification/transparency-log/rules/index.ts';

/**
 * UNSIGNED: the path to the root is correct, but this browser does not support Ed25519 to verify the
 * signature.
 */
export type ProofVerdict = 'HOLDS' | 'UNSIGNED' | 'WRONG';
type Bytes = Uint8Array<ArrayBuffer>;

const KEY_ID_BYTES = 4;
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const isSame = (a: Bytes, b: Bytes): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

async function hash(...parts: readonly Bytes[]): Promise<Bytes> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all));
}

/** Performs the same checks as `verify-proof.mjs` on the command line: entry, path to the root, signature. */
export async function verifyProof(proof: ProofFile, certificateNo: string): Promise<ProofVerdict> {
  try {
    const { text, signatures } = openNote(proof.Checkpoint);
    const [origin, size, root] = text.split('\n');
    const entry = JSON.parse(proof.Entry) as LogEntry;
    if (entry.CertificateNo !== certificateNo || Number(size) !== proof.Size) return 'WRONG';
    const climbed = await climb(proof);
    if (!climbed || !isSame(climbed, fromBase64(root ?? ''))) return 'WRONG';
    return await signatureVerdict(text, signatures, origin ?? '', proof.VerifierKey);
  } catch {
    // A proof that cannot be read proves nothing.
    return 'WRONG';
  }
}

function openNote(note: string): { text: string; signatures: string[] } {
  const end = note.lastIndexOf('\n\n');
  return { text: note.slice(0, end + 1), signatures: note.slice(end + 2).split('\n') };
}

/** Root hash computed from leaf and path (RFC 9162, 2.1.3.2); null if the path has the wrong length. */
async function climb({ Entry, Index, Size, Path }: ProofFile): Promise<Bytes | null> {
  let node = Index;
  let last = Size - 1;
  let found = await hash(Uint8Array.of(0), utf8(Entry));
  for (const sibling of Path.map(fromBase64)) {
    if (last === 0) return null;
    const isRight = node % 2 === 1 || node === last;
    found = isRight
      ? await hash(Uint8Array.of(1), sibling, found)
      : await hash(Uint8Array.of(1), found, sibling);
    while (isRight && node % 2 === 0 && node > 0) [node, last] = [node / 2, Math.floor(last / 2)];
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 ? found : null;
}

async function signatureVerdict(
  text: string,
  signatures: readonly string[],
  origin: string,
  verifierKey: string,
): Promise<ProofVerdict> {
  const [, name, encoded = ''] = /^([^+\s]+)\+[0-9a-f]{8}\+(\S+)$/.exec(verifierKey) ?? [];
  if (name !== origin) return 'WRONG';
  const tagged = fromBase64(encoded);
  const id = (await hash(utf8(`${name}\n`), tagged)).slice(0, KEY_ID_BYTES);
  const key = await crypto.subtle
    .importKey('raw', tagged.slice(1), { name: 'Ed25519' }, false, ['verify'])
    // The browser does not know this kind of key: reported as not checked.
    .catch(() => null);
  if (!key) return 'UNSIGNED';
  for (const line of signatures) {
    const [, by, signed = ''] = /^\u2014 (\S+) (\S+)$/.exec(line) ?? [];
    if (by !== name) continue;
    const bytes = fromBase64(signed);
    const isOurs = isSame(bytes.slice(0, KEY_ID_BYTES), id);
    if (isOurs && (await crypto.subtle.verify('Ed25519', key, bytes.slice(KEY_ID_BYTES), utf8(text))))
      return 'HOLDS';
  }
  return 'WRONG';
}
