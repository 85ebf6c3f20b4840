import type { Generated } from 'kysely';
import type { Id, Moment } from '#platform/server/database/columns.ts';

/** Row types of emails, sent and waiting. */
declare module '#platform/server/database/tables.ts' {
  interface Tables {
    Mail: {
      Id: Id;
      MailKey: string;
      Recipient: string;
      Subject: string;
      Text: string;
      Html: string;
      Status: 'QUEUED' | 'SENT' | 'KEPT' | 'FAILED' | 'DISCARDED';
      Tries: Generated<number>;
      /** Last error of the mail server; null after success. */
      Error: Generated<string | null>;
      Cause: string | null;
      /** URL to unsubscribe from such emails; null once the email was sent. */
      Unsubscribe: Generated<string | null>;
      /** Identifies the thread by which mail programs group emails. */
      Thread: Generated<string | null>;
      CreatedAt: Moment;
      SentAt: Date | null;
    };
    /** Files attached to an email, in order. */
    MailAttachment: { MailId: number; Position: number; FileId: number };
  }
}
