import { INBOX_ROLES, type Role } from '#platform/common/access/roles.ts';

/** Who answers questions to the body; all of them see all conversations. */
export const isOfInbox = ({ Roles }: { Roles: readonly Role[] }): boolean =>
  Roles.some((role) => (INBOX_ROLES as readonly Role[]).includes(role));
