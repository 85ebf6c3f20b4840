import type { Generated } from 'kysely';
import type { Id, Moment } from '#platform/server/database/columns.ts';

declare module '#platform/server/database/tables.ts' {
  /** Row types of uploaded and generated files. */
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
