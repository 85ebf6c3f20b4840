import type { Selectable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { AccreditationFileView } from '../rules/contract.ts';

export type AccreditationFileRow = Selectable<Tables['Dossier']>;

export const toAccreditationFileView = (row: AccreditationFileRow): AccreditationFileView => ({
  DossierKey: row.DossierKey,
  Status: row.Status,
  Stage: row.Stage,
  Progress: row.Progress,
  Language: row.Language,
  AskedAt: row.AskedAt.toISOString(),
  ReadyAt: row.ReadyAt?.toISOString() ?? null,
  ExpiresAt: row.ExpiresAt?.toISOString() ?? null,
  Size: row.Size,
  Sha256: row.Sha256,
  FileCount: row.FileCount,
  FaultCount: row.FaultCount,
});
