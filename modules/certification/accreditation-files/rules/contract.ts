import { z } from 'zod';
import type { Role } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';

/** Who may take a certificate's whole file along: those who answer for it before an accreditation body. */
export const DOSSIER_ROLES = [
  'ADMIN',
  'SUB_ADMIN',
  'IT',
  'SCHEDULING',
  'COO',
  'DEPUTYCEO',
  'CEO',
] as const satisfies readonly Role[];

/** GONE: its days are over and its bytes are removed; what is left proves which file it was. */
const DOSSIER_STATUSES = ['WAITING', 'RUNNING', 'READY', 'FAILED', 'GONE'] as const;
export type DossierStatus = (typeof DOSSIER_STATUSES)[number];

/** What is being done: reading the records, checking the files' hashes, printing and signing, packing. */
const DOSSIER_STAGES = ['READ', 'CHECK', 'PRINT', 'PACK'] as const;
export type DossierStage = (typeof DOSSIER_STAGES)[number];

const dossierView = z.object({
  DossierKey: z.string(),
  Status: z.enum(DOSSIER_STATUSES),
  Stage: z.enum(DOSSIER_STAGES).nullable(),
  /** 0 to 100. */
  Progress: z.int(),
  Language: z.enum(LANGUAGES),
  AskedAt: z.string(),
  ReadyAt: z.string().nullable(),
  /** When its bytes are removed. */
  ExpiresAt: z.string().nullable(),
  /** Of the ZIP: bytes, and lower-case hex. */
  Size: z.int().nullable(),
  Sha256: z.string().nullable(),
  FileCount: z.int().nullable(),
  /** Originals that are missing or are not what was once kept; the file says which. */
  FaultCount: z.int(),
});
export type DossierView = z.infer<typeof dossierView>;

export const dossierRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/application/certificate/dossier',
    summary: 'Accreditation files of a certificate that the caller requested, newest first',
    access: DOSSIER_ROLES,
    query: z.strictObject({ CertificateKey: key }),
    data: z.object({ Dossiers: z.array(dossierView) }),
  }),
  make: defineRoute({
    method: 'POST',
    path: '/application/certificate/dossier/make',
    summary: 'Requests the accreditation file of a certificate: signed PDF, originals and hashes in a ZIP',
    access: DOSSIER_ROLES,
    body: z.strictObject({ CertificateKey: key, Language: z.enum(LANGUAGES).optional() }),
    data: dossierView,
  }),
  ticket: defineRoute({
    method: 'POST',
    path: '/application/certificate/dossier/ticket',
    summary: 'A one-time download address of a finished accreditation file, valid for 60 seconds',
    access: DOSSIER_ROLES,
    body: z.strictObject({ DossierKey: key }),
    data: z.object({ Url: z.string() }),
  }),
} as const;
