/** Defaults shared by notifications about an application: link, button and placeholders. */
import type { Notice } from '#platform/common/notices.ts';
import { applicationPath } from './notice-path.ts';

/** Placeholders of every email about an application. */
export const APPLICATION_PARAMS = ['ApplicationNo', 'OrgName', 'ServiceName', 'Step'] as const;

/** Properties of a notification that links to its application. */
export const applicationNotice = {
  path: applicationPath,
  Mail: { Button: 'MAIL_OPEN_APPLICATION', Params: APPLICATION_PARAMS },
} as const satisfies Omit<Notice, 'Group'>;
