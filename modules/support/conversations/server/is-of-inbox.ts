import { INBOX_ROLES, type Role } from '#platform/common/access/roles.ts';

/** Roles that answer questions to the certification body; each of them sees all conversations. */
export const isOfInbox = ({ Roles }: { Roles: readonly Role[] }): boolean =>
  Roles.some((role) => (INBOX_ROLES as readonly Role[]).includes(role));
