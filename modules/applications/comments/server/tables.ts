/** Database tables of comments, their versions and read marks. */
import type { Generated } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Id, Immutable } from '#platform/server/database/columns.ts';
import type { CommentEventType } from '../rules/live-change.ts';

type CommentTables = {
  ApplicationComment: {
    Id: Id;
    CommentKey: Immutable<string>;
    ApplicationId: Immutable<number>;
    AccountId: Immutable<number>;
    AsRole: Immutable<Role>;
    /** True if visible to staff only. */
    IsInternal: Immutable<boolean>;
    Version: Generated<number>;
    /** Empty once the comment is removed. */
    Comment: string;
    /** Keys of the mentioned accounts. */
    Mentions: string[];
    /** Keys of the attached files. */
    Attachment: string[];
    CreatedAt: Immutable<Date>;
    EditedAt: Generated<Date | null>;
    RemovedAt: Generated<Date | null>;
    RemovedById: Generated<number | null>;
  };
  /** Every version of a comment's text. */
  ApplicationCommentVersion: {
    CommentId: Immutable<number>;
    Version: Immutable<number>;
    EventType: Immutable<CommentEventType>;
    Comment: Immutable<string>;
    Mentions: Immutable<string[]>;
    Attachment: Immutable<string[]>;
    AccountId: Immutable<number>;
    AsRole: Immutable<Role>;
    At: Immutable<Date>;
  };
  /** The newest comment on an application that a user has read. */
  ApplicationCommentSeen: { ApplicationId: number; AccountId: number; CommentId: number };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends CommentTables {}
}
