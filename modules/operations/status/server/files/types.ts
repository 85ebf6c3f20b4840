import type { ReportProgress } from '#platform/server/comparison/check-types.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { FileStore } from '#platform/server/files/store.ts';

/**
 * Types of checker `FILES`: the kinds of difference between file rows and the file store (text
 * `FILE_CHECK_<Check>`), the context of a run, and a file row.
 */
export type FileDifference = Difference<'GONE' | 'DIFFERS' | 'UNREADABLE' | 'ORPHAN' | 'UNFINISHED'>;

export type FileCheckRun = { db: Db; store: FileStore; at: Date; reportProgress: ReportProgress };

export type NamedFile = { FileKey: string; Name: string; StorageKey: string; Size: number; Sha256: string };
