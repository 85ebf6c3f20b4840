/** Hooks through which higher-level modules restrict and describe the files of an application. */

import type { EntryFacts } from '#platform/common/workflow/types.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { defineHook, defineSyncHook } from '#platform/server/hooks.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/**
 * Keys of application files that belong to a higher-level module and are hidden from this user. Not a plain
 * hook, because it must fail before `installHooks`: no file may be accessible merely because no
 * implementation was consulted.
 */
export const restrictedFiles = defineSyncHook<
  { db: Queries; actor: SignedIn; applicationId: number },
  Promise<ReadonlySet<string>>
>('applications.closed-files');

/** `Facts`: of the entry, where its name is not one of the application or its invoice. */
export type RemarkFiles = { Action: string; Attachment: string[]; Facts?: EntryFacts };
/**
 * Files that came with an action on a record of a higher-level module; they are as visible as the action's
 * remark. Not a plain hook, for the same reason.
 */
export const remarkFiles = defineSyncHook<{ db: Queries; applicationId: number }, Promise<RemarkFiles[]>>(
  'applications.said-files',
);

type FileOrigin = {
  /** Suffix of the text `DOCS_OF_…` under which the files are listed. */
  Of: 'COMMENT';
  FileKeys: ReadonlySet<string>;
};
/** The higher-level records with which files of an application were uploaded. */
export const fileOrigins = defineHook<{ db: Queries; applicationId: number }, FileOrigin>(
  'applications.file-origins',
);
