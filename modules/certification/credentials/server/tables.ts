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
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends CredentialTables {}
}
