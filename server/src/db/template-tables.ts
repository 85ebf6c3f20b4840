import type { Localized } from '@assay/shared/contract/shapes.ts';
import type { CertificateLanguage } from '@assay/shared/service/definition.ts';
import type { SampleResult } from '@assay/shared/template/contract.ts';
import type { MarkKind } from '@assay/shared/template/mark-kinds.ts';
import type { Generated } from 'kysely';
import type { Id, Json, Moment } from './columns.ts';

/** Rows of certificate templates and of the pictures on certificates. */
export type TemplateTables = {
  /** Never changed, never deleted; the database refuses it. */
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
