import type { Generated } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Id, Json, Kept, KeptDefault } from '#platform/server/database/columns.ts';
import type {
  ContactTopic,
  ConversationSource,
  ConversationStatus,
  MessageSide,
  Suspicion,
} from '../rules/kinds.ts';

/** Questions to the certification body, their messages, and canned answers. */
type ConversationTables = {
  Conversation: {
    Id: Id;
    ConversationKey: string;
    ConversationNo: string;
    Source: ConversationSource;
    Status: ConversationStatus;
    Topic: ContactTopic | null;
    AccountId: number | null;
    ApplicationId: Generated<number | null>;
    AssignedId: Generated<number | null>;
    Name: string;
    Email: string;
    Organisation: Generated<string>;
    Language: Language;
    Suspicions: Generated<Suspicion[]>;
    TextHash: Generated<Buffer | null>;
    LastSeq: Generated<number>;
    LastSide: Generated<MessageSide>;
    LastAt: Date;
    Excerpt: Generated<string>;
    AskerSeenSeq: Generated<number>;
    StaffSeenSeq: Generated<number>;
    MailedSeq: Generated<number>;
    Search: Generated<string>;
    /** Null while it is not closed. */
    ClosedAt: Generated<Date | null>;
    Version: Generated<number>;
    CreatedAt: Date;
  };
  ConversationMessage: {
    Id: Id;
    MessageKey: Kept<string>;
    ConversationId: Kept<number>;
    Seq: Kept<number>;
    Side: Kept<MessageSide>;
    AccountId: Kept<number | null>;
    Text: Kept<string>;
    Attachment: KeptDefault<string[]>;
    At: Kept<Date>;
    /** The text as it is searched; empty of notes. */
    Search: KeptDefault<string>;
  };
  /** Which messages went by mail. */
  ConversationMailed: { MessageId: number };
  CannedAnswer: {
    Id: Id;
    CannedKey: string;
    Title: Json<Localized>;
    Text: Json<Localized>;
    Version: Generated<number>;
    UpdatedById: number | null;
    UpdatedAt: Date;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends ConversationTables {}
}
