import type { Role } from '#platform/common/access/roles.ts';
import type { NoticeKind } from '#platform/common/notices.ts';

/**
 * Types of a notification to be sent: its kind and its recipients (the client's users of an application, its
 * payer, one user, or all users with a role).
 */
export type Audience =
  | { Of: 'CLIENT' }
  | { Of: 'PAYER' }
  | { Of: 'PERSON'; UserKey: string }
  | { Of: 'ROLES'; Roles: readonly Role[] };

export type Message = {
  To: Audience;
  Kind: NoticeKind;
  /** The acting user also receives it, as a confirmation; otherwise they are not notified of their own action. */
  IsConfirmation?: true;
};
