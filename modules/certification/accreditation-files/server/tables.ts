/** Database table of the requested accreditation files. */
import type { Generated } from 'kysely';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Id } from '#platform/server/database/columns.ts';
import type { AccreditationFileStage, AccreditationFileStatus } from '../rules/contract.ts';

type AccreditationFileTables = {
  AccreditationFile: {
    Id: Id;
    AccreditationFileKey: string;
    CertificateId: number;
    AccountId: number;
    Language: Language;
    Status: Generated<AccreditationFileStatus>;
    Stage: Generated<AccreditationFileStage | null>;
    Progress: Generated<number>;
    Attempts: Generated<number>;
    RequestedAt: Date;
    ReadyAt: Generated<Date | null>;
    ExpiresAt: Generated<Date | null>;
    StorageKey: Generated<string | null>;
    Size: Generated<number | null>;
    Sha256: Generated<string | null>;
    FileCount: Generated<number | null>;
    FaultCount: Generated<number>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends AccreditationFileTables {}
}
