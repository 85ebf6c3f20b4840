import type { Kept, KeptDefault } from '#platform/server/database/columns.ts';

declare module '#platform/server/database/tables.ts' {
  /** Certificates that the portal has signed with. */
  interface Tables {
    SigningCertificate: {
      /** SHA-256 of the certificate, lower-case hex. */
      Fingerprint: Kept<string>;
      Certificate: Kept<Buffer>;
      Subject: Kept<string>;
      IsDemo: Kept<boolean>;
      NotBefore: Kept<Date>;
      NotAfter: Kept<Date>;
      FirstUsedAt: KeptDefault<Date>;
    };
  }
}
