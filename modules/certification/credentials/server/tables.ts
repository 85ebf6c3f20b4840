import type { Id, Kept, KeptDefault } from '#platform/server/database/columns.ts';

type CredentialTables = {
  Credential: {
    Id: Id;
    CertificateId: Kept<number>;
    Revision: Kept<number>;
    StatusList: Kept<number>;
    StatusIndex: Kept<number>;
    Kid: Kept<string>;
    Jwt: Kept<string>;
    IssuedAt: KeptDefault<Date>;
  };
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
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends CredentialTables {}
}
