import { z } from 'zod';
import { NOTICE_CHOICES } from '#modules/identity/accounts/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { NOTICE_GROUPS } from '#platform/common/notices.ts';

const choice = z.enum(NOTICE_CHOICES);
const data = z.object({ Groups: z.array(z.object({ Group: z.enum(NOTICE_GROUPS), Choice: choice })) });

export const noticeSettingRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/user/notification/setting',
    summary: 'Which messages also come by e-mail, and how',
    access: 'session',
    data,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/user/notification/setting',
    summary: 'Chooses per group: every message by e-mail, one mail a day, or none',
    access: 'session',
    body: z.strictObject({
      TURN: choice.optional(),
      APPLICATION: choice.optional(),
      CERTIFICATE: choice.optional(),
      MONEY: choice.optional(),
      INBOX: choice.optional(),
      COMMENT: choice.optional(),
    }),
    data,
  }),
} as const;
