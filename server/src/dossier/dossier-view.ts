import type { DossierView } from '@assay/shared/dossier/contract.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/schema.ts';

export type DossierRow = Selectable<Tables['Dossier']>;

export const dossierView = (row: DossierRow): DossierView => ({
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
