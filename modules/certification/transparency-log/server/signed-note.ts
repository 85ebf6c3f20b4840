import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import type { PublicJwk } from '#platform/server/database/proof-tables.ts';
import type { ProofKey } from '#platform/server/proof/proof-key.ts';

/** Signed notes of C2SP (c2sp.org/signed-note) with Ed25519, and checkpoints as such notes (c2sp.org/tlog-checkpoint). */
const ED25519 = Buffer.of(1);
const KEY_ID_BYTES = 4;

const publicBytes = ({ x }: PublicJwk): Buffer => Buffer.from(x, 'base64url');

const keyId = (name: string, jwk: PublicJwk): Buffer =>
  createHash('sha256')
    .update(`${name}\n`)
    .update(ED25519)
    .update(publicBytes(jwk))
    .digest()
    .subarray(0, KEY_ID_BYTES);

/** A key as programs that read signed notes take it: `name+id+key`. */
export const verifierKey = (name: string, jwk: PublicJwk): string =>
  `${name}+${keyId(name, jwk).toString('hex')}+${Buffer.concat([ED25519, publicBytes(jwk)]).toString('base64')}`;

/** `text` ends with a line end. */
export function signNote(
  text: string,
  name: string,
  key: Pick<ProofKey, 'PublicJwk' | 'privateKey'>,
): string {
  const signature = sign(null, Buffer.from(text), key.privateKey);
  const signed = Buffer.concat([keyId(name, key.PublicJwk), signature]).toString('base64');
  return `${text}\n\u2014 ${name} ${signed}\n`;
}

/** The text of a note that this key has signed; null where it has not. */
export function openNote(note: string, jwk: PublicJwk): string | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0) return null;
  const text = note.slice(0, end + 1);
  const key = createPublicKey({ format: 'jwk', key: jwk });
  const isSigned = note
    .slice(end + 2)
    .split('\n')
    .some((line) => {
      const [, name, given = ''] = /^\u2014 (\S+) (\S+)$/.exec(line) ?? [];
      const bytes = Buffer.from(given, 'base64');
      return (
        name !== undefined &&
        bytes.subarray(0, KEY_ID_BYTES).equals(keyId(name, jwk)) &&
        verify(null, Buffer.from(text), key, bytes.subarray(KEY_ID_BYTES))
      );
    });
  return isSigned ? text : null;
}
