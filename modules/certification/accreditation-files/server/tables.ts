import type { Generated } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Id, Json } from '#platform/server/database/columns.ts';
import type { DossierStage, DossierStatus } from '../rules/contract.ts';

type DossierTables = {
  Dossier: {
    Id: Id;
    DossierKey: string;
    CertificateId: number;
    AccountId: number;
    Language: Language;
    Status: Generated<DossierStatus>;
    Stage: Generated<DossierStage | null>;
    Progress: Generated<number>;
    Attempts: Generated<number>;
    AskedAt: Date;
    ReadyAt: Generated<Date | null>;
    ExpiresAt: Generated<Date | null>;
    StorageKey: Generated<string | null>;
    Size: Generated<number | null>;
    Sha256: Generated<string | null>;
    FileCount: Generated<number | null>;
    FaultCount: Generated<number>;
  };
  DisclosureDocument: {
    Id: Id;
    CertificateId: number;
    ApplicationId: number;
    Revision: number;
    VersionNo: number;
    Language: string;
    Facts: Json<Record<string, unknown>>;
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
  interface Tables extends DossierTables {}
}
