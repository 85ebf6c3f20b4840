import type { Queries } from '#platform/server/database/connect.ts';
import { defineHook, defineSyncHook } from '#platform/server/hooks.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/**
 * Keys of application files that belong to a higher-level module and are hidden from this user. Not a plain hook, because it
 * must fail before `installHooks`: no file may be accessible because no implementation was consulted.
 */
export const restrictedFiles = defineSyncHook<
  { db: Queries; actor: SignedIn; applicationId: number },
  Promise<ReadonlySet<string>>
>('applications.closed-files');

type RemarkFiles = { Action: string; Attachment: string[] };
/**
 * Files of an application that came with an action on a record of a module above: they go where its remark goes. As above,
 * not a plain hook.
 */
export const remarkFiles = defineSyncHook<{ db: Queries; applicationId: number }, Promise<RemarkFiles[]>>(
  'applications.said-files',
);

type FileOrigin = {
  /** As in the text `DOCS_OF_…` under which the files are listed. */
  Of: 'COMMENT';
  FileKeys: ReadonlySet<string>;
};
/** With what of a module above files of an application came. */
export const fileOrigins = defineHook<{ db: Queries; applicationId: number }, FileOrigin>(
  'applications.file-origins',
);
