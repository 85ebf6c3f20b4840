import type { Role } from '#platform/common/access/roles.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { CommentDeed } from '../rules/live-change.ts';

type Version = {
  CommentId: number;
  Version: number;
  Deed: CommentDeed;
  Comment: string;
  Mentions: string[];
  Attachment: string[];
  AccountId: number;
  AsRole: Role;
  At: Date;
};
type About = { CommentKey: string; ApplicationKey: string; IsInternal: boolean; address: string | undefined };

/** Stores one more version of a comment, and the action in the log; clients in its room are notified at commit. */
export async function keepVersion(tx: Tx, version: Version, about: About): Promise<void> {
  await tx.insertInto('ApplicationCommentVersion').values(version).execute();
  const { CommentKey, ApplicationKey, IsInternal, address = null } = about;
  await audit(tx, {
    AccountId: version.AccountId,
    Event: `COMMENT_${version.Deed}`,
    Object: CommentKey,
    Address: address,
    Detail: { ApplicationKey, IsInternal },
  });
}
