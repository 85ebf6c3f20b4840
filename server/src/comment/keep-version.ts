import type { Role } from '@assay/shared/access/roles.ts';
import type { CommentDeed } from '@assay/shared/comment/live-change.ts';
import type { Tx } from '../db/connect.ts';
import { audit } from '../log/audit.ts';

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

/** One more version of a comment, and the deed in the log; whoever is in its room hears of it at commit. */
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
