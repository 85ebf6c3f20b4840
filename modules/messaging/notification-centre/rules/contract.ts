/** API routes of a user's notifications: count, list and marking as read. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { listData, listQuery } from '#platform/common/contract/list.ts';

const row = z.object({
  NotificationKey: z.string(),
  At: z.string(),
  IsRead: z.boolean(),
  Title: z.string(),
  Text: z.string(),
  ApplicationKey: z.string().nullable(),
  /** Path of the screen that the notification links to. */
  Path: z.string().nullable(),
});

export const notificationRoutes = {
  count: defineRoute({
    method: 'GET',
    path: '/user/notification/count',
    summary: 'Unread notifications',
    access: 'session',
    reads: ['applications', 'notifications', 'services', 'teams'],
    data: z.object({ Unread: z.int() }),
  }),
  list: defineRoute({
    method: 'GET',
    path: '/user/notification/list',
    summary: 'Notifications, newest first',
    access: 'session',
    reads: ['applications', 'notifications', 'services', 'teams'],
    query: listQuery([], { IsUnread: z.stringbool().optional() }),
    data: listData(row),
  }),
  read: defineRoute({
    method: 'POST',
    path: '/user/notification/read',
    summary: 'Marks one notification as read',
    access: 'session',
    body: z.strictObject({ NotificationKey: key }),
    data: z.object({ Unread: z.int() }),
  }),
  readAll: defineRoute({
    method: 'POST',
    path: '/user/notification/read/all',
    summary: 'Marks all notifications as read',
    access: 'session',
    data: z.object({ Unread: z.int() }),
  }),
} as const;
