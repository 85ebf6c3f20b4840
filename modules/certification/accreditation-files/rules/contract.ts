/** HTTP endpoints of a certificate's accreditation files: list, request and download, with the state of each. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { accreditationFilesPermissions } from './permissions.ts';

/**
 * GONE: the retention period is over and the bytes are removed; the row remains as proof of which file it
 * was.
 */
const ACCREDITATION_FILE_STATUSES = ['WAITING', 'RUNNING', 'READY', 'FAILED', 'GONE'] as const;
export type AccreditationFileStatus = (typeof ACCREDITATION_FILE_STATUSES)[number];

/** Current stage: reading the records, checking the files' hashes, printing and signing, packing. */
const ACCREDITATION_FILE_STAGES = ['READ', 'CHECK', 'PRINT', 'PACK'] as const;
export type AccreditationFileStage = (typeof ACCREDITATION_FILE_STAGES)[number];

const accreditationFileView = z.object({
  AccreditationFileKey: z.string(),
  Status: z.enum(ACCREDITATION_FILE_STATUSES),
  Stage: z.enum(ACCREDITATION_FILE_STAGES).nullable(),
  /** 0 to 100. */
  Progress: z.int(),
  Language: z.enum(LANGUAGES),
  RequestedAt: z.string(),
  ReadyAt: z.string().nullable(),
  /** Time at which the bytes are removed. */
  ExpiresAt: z.string().nullable(),
  /** Size of the ZIP in bytes, and its hash in lower-case hex. */
  Size: z.int().nullable(),
  Sha256: z.string().nullable(),
  FileCount: z.int().nullable(),
  /** Number of originals that are missing or differ from what was stored; the file names them. */
  FaultCount: z.int(),
});
export type AccreditationFileView = z.infer<typeof accreditationFileView>;

export const accreditationFileRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/application/certificate/accreditation-file',
    summary: 'Accreditation files of a certificate that the caller requested, newest first',
    access: accreditationFilesPermissions.EXPORT_ACCREDITATION_FILES,
    reads: ['accreditation-files', 'applications', 'certificates', 'services', 'teams'],
    query: z.strictObject({ CertificateKey: key }),
    data: z.object({ AccreditationFiles: z.array(accreditationFileView) }),
  }),
  make: defineRoute({
    method: 'POST',
    path: '/application/certificate/accreditation-file/generate',
    summary: 'Requests the accreditation file of a certificate: signed PDF, originals and hashes in a ZIP',
    access: accreditationFilesPermissions.EXPORT_ACCREDITATION_FILES,
    body: z.strictObject({ CertificateKey: key, Language: z.enum(LANGUAGES).optional() }),
    data: accreditationFileView,
  }),
  ticket: defineRoute({
    method: 'POST',
    path: '/application/certificate/accreditation-file/ticket',
    summary: 'A one-time download address of a finished accreditation file, valid for 60 seconds',
    access: accreditationFilesPermissions.EXPORT_ACCREDITATION_FILES,
    body: z.strictObject({ AccreditationFileKey: key }),
    data: z.object({ Url: z.string() }),
  }),
} as const;
