/**
 * Creates and verifies Ed25519-signed notes (C2SP signed-note), the format of the public log's checkpoints,
 * and writes public keys as verification programs expect them.
 */
import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import type { PublicJwk } from '#platform/server/database/proof-tables.ts';
import type { ProofKey } from '#platform/server/proof/proof-key.ts';

/**
 * Algorithm byte of Ed25519 in C2SP signed notes (c2sp.org/signed-note) and checkpoints
 * (c2sp.org/tlog-checkpoint).
 */
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

/** A key in the format that programs for signed notes expect: `name+id+key`. */
export const verifierKey = (name: string, jwk: PublicJwk): string =>
  `${name}+${keyId(name, jwk).toString('hex')}+${Buffer.concat([ED25519, publicBytes(jwk)]).toString('base64')}`;

/** Signs `text`, which must end with a line break. */
export function signNote(
  text: string,
  name: string,
  key: Pick<ProofKey, 'PublicJwk' | 'privateKey'>,
): string {
  const signature = sign(null, Buffer.from(text), key.privateKey);
  const signed = Buffer.concat([keyId(name, key.PublicJwk), signature]).toString('base64');
  return `${text}\n\u2014 ${name} ${signed}\n`;
}

/** Text of a note signed with this key; null if it is not. */
export function openNote(note: string, jwk: PublicJwk): string | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0) return null;
  const text = note.slice(0, end + 1);
  const key = createPublicKey({ format: 'jwk', key: jwk });
  const isSigned = note
    .slice(end + 2)
    .split('\n')
    .some((line) => {
      const [, name, signature = ''] = /^\u2014 (\S+) (\S+)$/.exec(line) ?? [];
      const bytes = Buffer.from(signature, 'base64');
      return (
        name !== undefined &&
        bytes.subarray(0, KEY_ID_BYTES).equals(keyId(name, jwk)) &&
        verify(null, Buffer.from(text), key, bytes.subarray(KEY_ID_BYTES))
      );
    });
  return isSigned ? text : null;
}
