/**
 * Simulates a passkey authenticator in software: registers a passkey and signs in with it, correctly or with
 * forged data, for tests of passkey sign-in.
 */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Cbor = number | string | Buffer | readonly (readonly [Cbor, Cbor])[];
type Flags = { isVerified?: boolean; counter?: number; origin?: string; rpId?: string };

/** Encodes the small part of CBOR that WebAuthn requires. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.length),
    ...value.flatMap(([name, inner]) => [cbor(name), cbor(inner)]),
  ]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** Creates an authenticator with one passkey, which signs correctly or incorrectly as a test requires. */
export function softwarePasskey(origin: string) {
  const rpId = new URL(origin).hostname;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle = '';
  let counter = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = (flags: Flags, extra: Buffer, bits: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(flags.counter ?? counter);
    const verified = flags.isVerified === false ? 0 : 0x04;
    return Buffer.concat([sha256(flags.rpId ?? rpId), Buffer.from([0x01 | verified | bits]), count, extra]);
  };
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };

  return {
    id: common.id,
    /** Implements `navigator.credentials.create`, with attestation `none`. */
    make: (options: Record<string, unknown>, flags: Flags = {}) => {
      userHandle = (options.user as { id: string }).id;
      const size = Buffer.from([id.length >> 8, id.length & 255]);
      const attested = Buffer.concat([Buffer.alloc(16), size, id, coseKey(publicKey)]);
      const attestation = cbor([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authData(flags, attested, 0x40)],
      ]);
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData(
            'webauthn.create',
            String(options.challenge),
            flags.origin ?? origin,
          ).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Implements `navigator.credentials.get`. */
    sign: (options: Record<string, unknown>, flags: Flags = {}) => {
      counter += 1;
      const client = clientData('webauthn.get', String(options.challenge), flags.origin ?? origin);
      const data = authData(flags, Buffer.alloc(0), 0);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

/** Encodes a P-256 key for ES256 as a COSE EC2 key. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}
