import type { Notice, NoticeTable } from '#platform/common/notices.ts';

const ownExport = {
  Group: 'TURN',
  path: () => '/dashboard?exports=mine',
  Mail: { Button: 'MAIL_OPEN_PORTAL', Params: ['ExportSubject'] },
} as const satisfies Notice;

/**
 * Defines the notifications to a user about a requested export (its file is ready, or could not be
 * generated); both open the list of the user's exports.
 */
export const exportsNotices = {
  EXPORT_READY: ownExport,
  EXPORT_FAILED: ownExport,
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    exports: typeof exportsNotices;
  }
}
