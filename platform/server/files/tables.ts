import type { Generated } from 'kysely';
import type { Id, Moment } from '#platform/server/database/columns.ts';

/** Row types of uploaded and generated files. */
declare module '#platform/server/database/tables.ts' {
  interface Tables {
    File: {
      Id: Id;
      FileKey: string;
      Name: string;
      Kind: 'image' | 'document' | 'crb';
      Type: string;
      Size: number;
      Sha256: string;
      StorageKey: string;
      AccountId: number | null;
      ApplicationId: number | null;
      ConversationMessageId: Generated<number | null>;
      CreatedAt: Moment;
    };
  }
}
