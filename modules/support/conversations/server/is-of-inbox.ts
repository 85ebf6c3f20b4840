import { INBOX_ROLES, type Role } from '#platform/common/access/roles.ts';

/**
 * Whether a user has a role that answers questions to the certification body; such users see all
 * conversations.
 */
export const isOfInbox = ({ Roles }: { Roles: readonly Role[] }): boolean =>
  Roles.some((role) => (INBOX_ROLES as readonly Role[]).includes(role));
