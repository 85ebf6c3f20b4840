import type { Role } from '#platform/common/access/roles.ts';
import type { NoticeKind } from '#platform/common/notices.ts';

/** The client's users of a file; its payer; one person; all users with one of the roles. */
export type Audience =
  | { Of: 'CLIENT' }
  | { Of: 'PAYER' }
  | { Of: 'PERSON'; UserKey: string }
  | { Of: 'ROLES'; Roles: readonly Role[] };

export type Message = { To: Audience; Kind: NoticeKind };
