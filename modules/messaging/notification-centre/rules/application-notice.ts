import type { Notice } from '#platform/common/notices.ts';
import { applicationPath } from './notice-path.ts';

/** Placeholders of every mail about an application. */
export const APPLICATION_PARAMS = ['ApplicationNo', 'OrgName', 'ServiceName', 'Step'] as const;

/** A message that is answered at its application. */
export const applicationNotice = {
  path: applicationPath,
  Mail: { Button: 'MAIL_OPEN_APPLICATION', Params: APPLICATION_PARAMS },
} as const satisfies Omit<Notice, 'Group'>;
