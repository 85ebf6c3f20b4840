/**
 * HTTP endpoints and data formats of the operators' list of sent emails: list, view one, send a failed one
 * again, discard; for ADMIN and IT.
 */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key, remark } from '#platform/common/contract/inputs.ts';
import { listData } from '#platform/common/contract/list.ts';
import { MAIL_STATES, mailList } from './operator-lists.ts';
import { eventLogPermissions } from './permissions.ts';

export const mailRow = z.object({
  MailKey: z.string(),
  At: z.string(),
  To: z.string(),
  Subject: z.string(),
  Status: z.enum(MAIL_STATES),
  Tries: z.int(),
  /** Last response of the mail server. */
  Error: z.string().nullable(),
  SentAt: z.string().nullable(),
  /**
   * Whether a failed email can be sent again: not if it contains a one-time link that has expired (after an
   * hour).
   */
  IsRetryable: z.boolean(),
});

const mailDetail = mailRow.extend({
  Text: z.string(),
  Html: z.string(),
  /** Names of the attached files. */
  Attachments: z.array(z.string()),
});
const access = eventLogPermissions.MANAGE_SENT_EMAILS;

export const outboxRoutes = {
  outbox: defineRoute({
    method: 'GET',
    path: '/log/mail/list',
    summary: 'Emails sent, queued, held and failed',
    access,
    reads: ['accounts', 'mails'],
    query: mailList.Query,
    data: listData(mailRow),
  }),
  mail: defineRoute({
    method: 'GET',
    path: '/log/mail/view',
    summary: 'One email as it was written',
    access,
    reads: ['accounts', 'files', 'mails'],
    query: z.strictObject({ MailKey: key }),
    data: mailDetail,
  }),
  retry: defineRoute({
    method: 'POST',
    path: '/log/mail/retry',
    summary: 'Sends a failed email again',
    access,
    body: z.strictObject({ MailKey: key }),
    data: z.object({ MailKey: z.string(), Status: z.enum(MAIL_STATES) }),
  }),
  discard: defineRoute({
    method: 'POST',
    path: '/log/mail/discard',
    summary: 'Discards a failed email',
    access,
    body: z.strictObject({ MailKey: key, Remark: remark.trim().min(1).max(1000) }),
    data: z.object({ MailKey: z.string(), Status: z.enum(MAIL_STATES) }),
  }),
} as const;
