import type { Generated } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Id, Kept } from '#platform/server/database/columns.ts';
import type { CommentDeed } from '../rules/live-change.ts';

type CommentTables = {
  ApplicationComment: {
    Id: Id;
    CommentKey: Kept<string>;
    ApplicationId: Kept<number>;
    AccountId: Kept<number>;
    AsRole: Kept<Role>;
    /** For staff only. */
    IsInternal: Kept<boolean>;
    Version: Generated<number>;
    /** Empty once it was removed. */
    Comment: string;
    /** Keys of accounts. */
    Mentions: string[];
    /** Keys of files. */
    Attachment: string[];
    CreatedAt: Kept<Date>;
    EditedAt: Generated<Date | null>;
    RemovedAt: Generated<Date | null>;
    RemovedById: Generated<number | null>;
  };
  /** Every wording that a comment ever had. */
  ApplicationCommentVersion: {
    CommentId: Kept<number>;
    Version: Kept<number>;
    Deed: Kept<CommentDeed>;
    Comment: Kept<string>;
    Mentions: Kept<string[]>;
    Attachment: Kept<string[]>;
    AccountId: Kept<number>;
    AsRole: Kept<Role>;
    At: Kept<Date>;
  };
  /** The newest comment on an application that a user has read. */
  ApplicationCommentSeen: { ApplicationId: number; AccountId: number; CommentId: number };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends CommentTables {}
}
