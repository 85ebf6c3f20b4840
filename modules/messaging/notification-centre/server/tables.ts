import type { Generated } from 'kysely';
import type { Id, Json, Moment } from '#platform/server/database/columns.ts';

/** Table of notifications to users. */
declare module '#platform/server/database/tables.ts' {
  interface Tables {
    Notification: {
      Id: Id;
      NotificationKey: string;
      AccountId: number;
      Kind: string;
      Params: Json<Record<string, string>>;
      ApplicationId: number | null;
      Cause: string;
      At: Moment;
      ReadAt: Date | null;
      MailedAt: Generated<Date | null>;
      IsForDigest: Generated<boolean>;
    };
  }
}
