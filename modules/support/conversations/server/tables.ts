import type { Generated } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Id, Immutable, ImmutableDefault, Json } from '#platform/server/database/columns.ts';
import type { ContactTopic, ConversationSource, MessageSide, Suspicion } from '../rules/kinds.ts';
import type { ConversationStatus } from '../rules/statuses.ts';

/** Database tables of questions to the certification body, their messages, and canned answers. */
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
    ClientSeenSeq: Generated<number>;
    StaffSeenSeq: Generated<number>;
    MailedSeq: Generated<number>;
    Search: Generated<string>;
    /** Null unless closed. */
    ClosedAt: Generated<Date | null>;
    Version: Generated<number>;
    CreatedAt: Date;
  };
  ConversationMessage: {
    Id: Id;
    MessageKey: Immutable<string>;
    ConversationId: Immutable<number>;
    Seq: Immutable<number>;
    Side: Immutable<MessageSide>;
    AccountId: Immutable<number | null>;
    Text: Immutable<string>;
    Attachment: ImmutableDefault<string[]>;
    At: Immutable<Date>;
    /** Normalised text for searching; empty for notes. */
    Search: ImmutableDefault<string>;
  };
  /** Messages that were sent by email. */
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
