import type { Generated } from 'kysely';
import type { Id, Moment } from '#platform/server/database/columns.ts';

declare module '#platform/server/database/tables.ts' {
  /** Emails, sent and waiting. */
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
      /** What the mail server said last; null where it said yes. */
      Error: Generated<string | null>;
      Cause: string | null;
      /** Where the recipient can unsubscribe from such emails; null once it was sent. */
      Unsubscribe: Generated<string | null>;
      /** Mail programs group emails of one thread. */
      Thread: Generated<string | null>;
      CreatedAt: Moment;
      SentAt: Date | null;
    };
    /** Files that go out with a mail, in their order. */
    MailAttachment: { MailId: number; Position: number; FileId: number };
  }
}
