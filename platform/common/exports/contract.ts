import { z } from 'zod';
import { defineRoute } from '../contract/define-route.ts';
import { columnIds, key } from '../contract/inputs.ts';
import { exportModes } from './documents.ts';
import { EXPORT_LIMITS } from './limits.ts';
import { exportLists } from './lists.ts';

/** EXPIRED: its days are over and its bytes are removed. */
const EXPORT_STATES = ['WAITING', 'RUNNING', 'READY', 'FAILED', 'EXPIRED', 'CANCELLED'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const EXPORT_FORMATS = ['CSV', 'XLSX', 'PDF', 'ZIP'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const exportView = z.object({
  ExportKey: z.string(),
  // Read when it is first used: the modules bring the lists after this file was read.
  Subject: z.lazy(() => z.enum([...exportLists(), ...exportModes()])),
  Format: z.enum(EXPORT_FORMATS),
  /** What a list was narrowed by, in words; of documents, the numbers of the applications. */
  About: z.array(z.string()),
  State: z.enum(EXPORT_STATES),
  /** Rows of a list, or applications. `Total` is null until they are counted. */
  Done: z.int(),
  Total: z.int().nullable(),
  /** Of a finished file. */
  Name: z.string().nullable(),
  Size: z.int().nullable(),
  /** Lower-case hex. */
  Sha256: z.string().nullable(),
  /** Why it was not made. */
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
      /** The query of the list's own route, without its page. */
      Filters: z.record(z.string().max(60), z.string().max(4_000)).default({}),
      /** Ids of columns as the screen has them, in their order; absent: every column that the file can have. */
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
