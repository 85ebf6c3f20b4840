import type { Role } from '#platform/common/access/roles.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { CommentEventType } from '../rules/live-change.ts';

type Version = {
  CommentId: number;
  Version: number;
  EventType: CommentEventType;
  Comment: string;
  Mentions: string[];
  Attachment: string[];
  AccountId: number;
  AsRole: Role;
  At: Date;
};
type VersionSubject = {
  CommentKey: string;
  ApplicationKey: string;
  IsInternal: boolean;
  address: string | undefined;
};

/**
 * Stores a written, edited or removed comment as a new version in its history, with an event log entry; live
 * updates are sent on commit.
 */
export async function saveCommentVersion(tx: Tx, version: Version, about: VersionSubject): Promise<void> {
  await tx.insertInto('ApplicationCommentVersion').values(version).execute();
  const { CommentKey, ApplicationKey, IsInternal, address = null } = about;
  await audit(tx, {
    AccountId: version.AccountId,
    Event: `COMMENT_${version.EventType}`,
    Object: CommentKey,
    Address: address,
    Detail: { ApplicationKey, IsInternal },
  });
}
