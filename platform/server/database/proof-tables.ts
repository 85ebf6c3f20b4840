/**
 * Row types of the key tables: `PurposeKey` for keys that encrypt stored secrets, and `ProofKey` for key
 * pairs that sign the public log and credentials.
 */
import type { Generated } from 'kysely';
import type { Json, Moment } from './columns.ts';

/** The public key as JSON Web Key: Ed25519 has no `y`. */
export type PublicJwk = { kty: string; crv: string; x: string; y?: string };

type ProofTables = {
  PurposeKey: {
    Purpose: string;
    /** Null: derived from the main key, in a portal older than this table. */
    Sealed: Buffer | null;
    MadeAt: Moment;
  };
  ProofKey: {
    Kid: string;
    Purpose: 'LOG' | 'CREDENTIAL';
    Algorithm: 'EdDSA' | 'ES256';
    PublicJwk: Json<PublicJwk>;
    PrivateSealed: Buffer;
    CreatedAt: Moment;
    RetiredAt: Generated<Date | null>;
  };
};

declare module './tables.ts' {
  interface Tables extends ProofTables {}
}
