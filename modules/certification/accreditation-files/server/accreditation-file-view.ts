/**
 * Converts an accreditation file's database row to the form that the API returns: status, progress,
 * language, size, hash and number of files and faults.
 */
import type { Selectable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { AccreditationFileView } from '../rules/contract.ts';

export type AccreditationFileRow = Selectable<Tables['AccreditationFile']>;

export const toAccreditationFileView = (row: AccreditationFileRow): AccreditationFileView => ({
  AccreditationFileKey: row.AccreditationFileKey,
  Status: row.Status,
  Stage: row.Stage,
  Progress: row.Progress,
  Language: row.Language,
  RequestedAt: row.RequestedAt.toISOString(),
  ReadyAt: row.ReadyAt?.toISOString() ?? null,
  ExpiresAt: row.ExpiresAt?.toISOString() ?? null,
  Size: row.Size,
  Sha256: row.Sha256,
  FileCount: row.FileCount,
  FaultCount: row.FaultCount,
});
