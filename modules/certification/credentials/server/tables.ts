/** Database table of the issued credentials. */
import type { Id, Immutable, ImmutableDefault } from '#platform/server/database/columns.ts';

type CredentialTables = {
  Credential: {
    Id: Id;
    CertificateId: Immutable<number>;
    Revision: Immutable<number>;
    StatusList: Immutable<number>;
    StatusIndex: Immutable<number>;
    Kid: Immutable<string>;
    Jwt: Immutable<string>;
    IssuedAt: ImmutableDefault<Date>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends CredentialTables {}
}
