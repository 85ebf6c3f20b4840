/** Database columns of exports. */
import type { Generated } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { ExportFormat, ExportState } from '#platform/common/exports/contract.ts';
import type { ExportMode } from '#platform/common/exports/documents.ts';
import type { ExportList } from '#platform/common/exports/lists.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Params } from '#platform/common/i18n/texts.ts';
import type { Id, Json } from '#platform/server/database/columns.ts';

/**
 * Filters of a list as in its address with the chosen columns, or the applications whose documents are
 * requested.
 */
export type ExportParameters =
  | { Filters: Record<string, string>; Columns?: string[] }
  | { ApplicationKeys: string[] };
/** Text key with parameters, translated into the reader's language. */
export type ExportReason = { Code: string; Params?: Params };

export type ExportTables = {
  Export: {
    Id: Id;
    ExportKey: string;
    AccountId: number;
    Subject: ExportList | ExportMode;
    Format: ExportFormat;
    Parameters: Json<ExportParameters>;
    Language: Language;
    State: Generated<ExportState>;
    Done: Generated<number>;
    Total: Generated<number | null>;
    Attempts: Generated<number>;
    MadeWith: Generated<{ Roles: Role[]; OrganisationId: number | null } | null>;
    Name: Generated<string | null>;
    StorageKey: Generated<string | null>;
    Size: Generated<number | null>;
    Sha256: Generated<string | null>;
    Reason: Generated<ExportReason | null>;
    CreatedAt: Date;
    FinishedAt: Generated<Date | null>;
    ExpiresAt: Generated<Date | null>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends ExportTables {}
}
