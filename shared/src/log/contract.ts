import { z } from 'zod';
import { SETTINGS_ROLES } from '../access/roles.ts';
import { defineRoute } from '../contract/define-route.ts';
import { key } from '../contract/inputs.ts';
import { listData, listQuery } from '../contract/list.ts';

export const logRow = z.object({
  At: z.string(),
  Who: z.string().nullable(),
  Email: z.string().nullable(),
  Event: z.string(),
  Object: z.string().nullable(),
  /** Who or which application the object is; null where it is neither. */
  ObjectName: z.string().nullable(),
  Address: z.string().nullable(),
  Detail: z.string().nullable(),
  /** The details one by one. `Before` is null where nothing was changed, only said. */
  Facts: z.array(
    z.object({ Name: z.string(), Before: z.array(z.string()).nullable(), After: z.array(z.string()) }),
  ),
});

export const mailRow = z.object({
  MailKey: z.string(),
  At: z.string(),
  To: z.string(),
  Subject: z.string(),
  Status: z.enum(['QUEUED', 'SENT', 'KEPT', 'FAILED']),
});

export const logRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/log/list',
    summary: 'Who did what, when, from where',
    access: SETTINGS_ROLES,
    query: listQuery(['At'], {
      Event: z.string().max(60).optional(),
      /** Events by or on this account. */
      UserKey: key.optional(),
    }),
    data: listData(logRow),
  }),
  outbox: defineRoute({
    method: 'GET',
    path: '/log/mail/list',
    summary: 'Mails sent, queued and kept',
    access: ['ADMIN', 'IT'],
    query: listQuery(['At'], {}),
    data: listData(mailRow),
  }),
  mail: defineRoute({
    method: 'GET',
    path: '/log/mail/view',
    summary: 'One mail as it was written',
    access: ['ADMIN', 'IT'],
    query: z.strictObject({ MailKey: key }),
    data: mailRow.extend({
      Text: z.string(),
      Html: z.string(),
      /** Names of the files that went with it. */
      Attachments: z.array(z.string()),
    }),
  }),
} as const;
