/** Database table of the generated disclosure documents. */
import type { Generated } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Id, Json } from '#platform/server/database/columns.ts';
import type { DisclosureFacts } from './facts.ts';

type DisclosureTables = {
  DisclosureDocument: {
    Id: Id;
    CertificateId: number;
    ApplicationId: number;
    Revision: number;
    VersionNo: number;
    Language: string;
    Facts: Json<DisclosureFacts>;
    Replaces: string | null;
    Status: Generated<'INTENDED' | 'READY' | 'FAILED'>;
    FileKey: Generated<string | null>;
    Sha256: Generated<string | null>;
    IsDemo: Generated<boolean>;
    AccountId: number;
    AsRole: Role | null;
    Remark: string | null;
    CreatedAt: Date;
    ReadyAt: Generated<Date | null>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends DisclosureTables {}
}
