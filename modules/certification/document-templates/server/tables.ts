import type { Generated } from 'kysely';
import type { CertificateLanguage } from '#modules/catalogue/services/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Id, Json, Moment } from '#platform/server/database/columns.ts';
import type { SampleResult } from '../rules/contract.ts';
import type { MarkKind } from '../rules/mark-kinds.ts';

/** Database tables of certificate templates and of the pictures on certificates. */
type TemplateTables = {
  /** Never changed or deleted; enforced by the database. */
  TemplateVersion: {
    Id: Id;
    TemplateKey: string;
    ServiceId: number | null;
    Language: CertificateLanguage;
    VersionNo: number;
    Source: string;
    Remark: string | null;
    Checks: Json<SampleResult[]>;
    CreatedAt: Moment;
    CreatedById: number | null;
  };
  Mark: {
    Id: Id;
    MarkKey: string;
    Kind: MarkKind;
    Name: Json<Localized>;
    Title: Json<Localized>;
    Alt: Json<Localized>;
    Services: Generated<string[]>;
    FileKey: string;
    Sha256: string;
    Width: number;
    Height: number;
    ValidFrom: string;
    ValidTo: string | null;
    Version: Generated<number>;
    CreatedAt: Moment;
    UpdatedAt: Moment;
    RemovedAt: Generated<Date | null>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends TemplateTables {}
}
