/** API routes for a user's email preferences per notification group. */
import { z } from 'zod';
import { NOTICE_CHOICES } from '#modules/identity/accounts/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { type NoticeGroup, noticeGroups } from '#platform/common/notice-groups.ts';

const choice = z.enum(NOTICE_CHOICES);
// Evaluated lazily, because modules register their groups after this file is loaded.
const group = z.lazy(() => z.enum(noticeGroups()));
const optionalChoice = choice.optional();
const body = z.lazy(() =>
  z.strictObject(
    Object.fromEntries(noticeGroups().map((name) => [name, optionalChoice])) as Record<
      NoticeGroup,
      typeof optionalChoice
    >,
  ),
);
const data = z.object({ Groups: z.array(z.object({ Group: group, Choice: choice })) });

export const noticeSettingRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/user/notification/setting',
    summary: 'Email preferences for notifications',
    access: 'session',
    reads: ['accounts'],
    data,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/user/notification/setting',
    summary: 'Sets the email preference per group: immediately, one email a day, or none',
    access: 'session',
    body,
    data,
  }),
} as const;
