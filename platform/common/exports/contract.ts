/**
 * API routes for exports: starting, listing, cancelling and downloading files of lists and application
 * documents.
 */
import { z } from 'zod';
import { defineRoute } from '../contract/define-route.ts';
import { columnIds, key } from '../contract/inputs.ts';
import { exportModes } from './documents.ts';
import { EXPORT_LIMITS } from './limits.ts';
import { exportLists } from './lists.ts';

/** EXPIRED: the retention period has passed and the file's content is deleted. */
const EXPORT_STATES = ['WAITING', 'RUNNING', 'READY', 'FAILED', 'EXPIRED', 'CANCELLED'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const EXPORT_FORMATS = ['CSV', 'XLSX', 'PDF', 'ZIP'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const exportView = z.object({
  ExportKey: z.string(),
  // Evaluated on first use: the modules install their lists after this file is loaded.
  Subject: z.lazy(() => z.enum([...exportLists(), ...exportModes()])),
  Format: z.enum(EXPORT_FORMATS),
  /** The list's filters as readable text; for documents, the application numbers. */
  About: z.array(z.string()),
  State: z.enum(EXPORT_STATES),
  /** Number of rows of a list, or of applications, done so far. `Total` is null until they are counted. */
  Done: z.int(),
  Total: z.int().nullable(),
  /** Name of the finished file. */
  Name: z.string().nullable(),
  Size: z.int().nullable(),
  /** SHA-256 of the file, lower-case hex. */
  Sha256: z.string().nullable(),
  /** Why the export failed. */
  Reason: z.object({ Code: z.string(), Message: z.string() }).nullable(),
  CreatedAt: z.string(),
  FinishedAt: z.string().nullable(),
  ExpiresAt: z.string().nullable(),
});
export type ExportView = z.infer<typeof exportView>;

const byKey = z.strictObject({ ExportKey: key });

export const exportRoutes = {
  download: defineRoute({
    method: 'POST',
    path: '/export/download',
    summary: 'Requests a list as CSV, XLSX or PDF, with the filters and the order of its screen',
    access: 'session',
    body: z.strictObject({
      List: z.lazy(() => z.enum(exportLists())),
      Format: z.enum(['CSV', 'XLSX', 'PDF']).default('CSV'),
      /** Query parameters of the list's own route, without the page number. */
      Filters: z.record(z.string().max(60), z.string().max(4_000)).default({}),
      /** Column ids as shown on the screen, in order; absent: every column that can be exported. */
      Columns: columnIds.optional(),
    }),
    data: exportView,
  }),
  document: defineRoute({
    method: 'POST',
    path: '/export/document',
    summary: 'Requests documents of one or several applications, as one PDF or as single files in a ZIP',
    access: 'session',
    body: z.strictObject({
      Mode: z.lazy(() => z.enum(exportModes())),
      ApplicationKeys: z.array(key).min(1).max(EXPORT_LIMITS.Applications),
      As: z.enum(['PDF', 'ZIP']).default('PDF'),
    }),
    data: exportView,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/export/list',
    summary: 'The caller’s own exports, newest first',
    access: 'session',
    reads: ['applications', 'exports', 'services'],
    data: z.object({ Rows: z.array(exportView) }),
  }),
  cancel: defineRoute({
    method: 'POST',
    path: '/export/cancel',
    summary: 'Cancels an unfinished export; nothing of it is stored',
    access: 'session',
    body: byKey,
    data: exportView,
  }),
  retry: defineRoute({
    method: 'POST',
    path: '/export/retry',
    summary: 'Requests an export again that failed, was cancelled or has expired',
    access: 'session',
    body: byKey,
    data: exportView,
  }),
  ticket: defineRoute({
    method: 'POST',
    path: '/export/ticket',
    summary: 'A one-time download address of a finished export, valid for 60 seconds',
    access: 'session',
    body: byKey,
    data: z.object({ Url: z.string() }),
  }),
} as const;
