import { hasPermission } from '#platform/common/access/permissions.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { conversationsPermissions } from '../rules/permissions.ts';

/**
 * Whether a user has a role that answers questions to the certification body; such users see all
 * conversations.
 */
export const isOfInbox = ({ Roles }: { Roles: readonly Role[] }): boolean =>
  hasPermission(Roles, conversationsPermissions.ANSWER_INQUIRIES);
