import type { Immutable, ImmutableDefault } from '#platform/server/database/columns.ts';

/** Row types of the certificates that the portal has signed with. */
declare module '#platform/server/database/tables.ts' {
  interface Tables {
    SigningCertificate: {
      /** SHA-256 of the certificate, lower-case hex. */
      Fingerprint: Immutable<string>;
      Certificate: Immutable<Buffer>;
      Subject: Immutable<string>;
      IsDemo: Immutable<boolean>;
      NotBefore: Immutable<Date>;
      NotAfter: Immutable<Date>;
      FirstUsedAt: ImmutableDefault<Date>;
    };
  }
}
